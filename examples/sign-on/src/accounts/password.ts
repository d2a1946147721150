import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

export interface PasswordCost {
  N: number
  r: number
  p: number
}

/** OWASP's password storage cheat sheet: 32 MB and three rounds. */
export const usualCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }
const keyBytes = 32

const derive = (password: string, salt: Buffer, { N, r, p }: PasswordCost) =>
  new Promise<Buffer>((resolve, reject) => {
    // One password can be written in several Unicode forms, depending on the keyboard.
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** `scrypt$N$r$p$salt$key`: the cost travels along, so that it can be raised later. */
export const hashPassword = async (password: string, cost = usualCost): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  const expected = Buffer.from(key, 'base64url')
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

const digestOf = (password: string) => createHash('sha256').update(password.normalize('NFKC')).digest()

/** Compares two passwords in a time that tells nothing about them. */
export const isSamePassword = (one: string, other: string): boolean =>
  timingSafeEqual(digestOf(one), digestOf(other))
