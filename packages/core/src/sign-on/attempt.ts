/** One try of signing in: `state` and `challenge` go along, `proof` stays here until the code is exchanged. */
export interface SignOnAttempt {
  state: string
  proof: string
  challenge: string
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** SHA-256; pages without https have no `crypto.subtle`, and get the function in a file of its own. */
const digest = async (text: string): Promise<Uint8Array> => {
  const bytes = new TextEncoder().encode(text)
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const { sha256 } = await import('@noble/hashes/sha2.js')
  return sha256(bytes)
}

/** Makes what one try needs; nobody else can finish it, and it can be finished once. */
export const createAttempt = async (): Promise<SignOnAttempt> => {
  const proof = random()
  return { state: random(), proof, challenge: base64url(await digest(proof)) }
}
