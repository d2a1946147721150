import { expect, it } from 'vitest'
import { hashPassword, usualCost, verifyPassword } from './password'

const cost = { N: 2 ** 10, r: 8, p: 1 }

it('verifies a password in any Unicode form, and no other password', async () => {
  const hash = await hashPassword('Ａé-route', cost)
  expect(hash).toMatch(/^scrypt\$1024\$8\$1\$/)
  expect(await verifyPassword('Ae\u0301-route', hash)).toBe(true)
  expect(await verifyPassword('Ae-route', hash)).toBe(false)
  expect(await hashPassword('Ａé-route', cost)).not.toBe(hash)
})

it('hashes with the cost that OWASP recommends by default', () => {
  const { N, r, p } = usualCost
  expect(r).toBe(8)
  expect(N * p).toBeGreaterThanOrEqual(2 ** 15 * 3)
})
