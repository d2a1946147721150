import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createSiteKey, type Proven } from '../testing/site-key'
import { createKeyProofs } from './key-proof'

const now = new Date('2026-11-27T02:00:00Z')
const path = '/api/user/info'
const request = { method: 'GET', url: `http://localhost:4000${path}`, now }
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('the proof of a key', () => {
  it('resolves with the same thumbprint for the same key', async () => {
    const [key, other, proofs] = [await createSiteKey(), await createSiteKey(), createKeyProofs()]
    const thumbprintOf = async (one: typeof key) => proofs.verify(await one.prove({ path, now }), request)
    expect(await thumbprintOf(key)).toMatch(/^[\w-]{43}$/)
    expect(await thumbprintOf(key)).toBe(await thumbprintOf(key))
    expect(await thumbprintOf(key)).not.toBe(await thumbprintOf(other))
  })

  const wrong: [string, Partial<Proven>][] = [
    ['another method', { method: 'POST' }],
    ['another path', { path: '/api/order' }],
    ['another server', { origin: 'https://portal.example' }],
    ['a token that is not sent', { token: 'a.b' }],
    ['two minutes ago', { now: later(-120) }],
    ['two minutes ahead', { now: later(120) }],
  ]
  it.each(wrong)('is refused for %s', async (_, change) => {
    const proof = await (await createSiteKey()).prove({ path, now, ...change })
    expect(await createKeyProofs().verify(proof, request)).toBeNull()
  })

  it('is refused without the token that it is for', async () => {
    const proof = await (await createSiteKey()).prove({ path, now })
    expect(await createKeyProofs().verify(proof, { ...request, token: 'a.b' })).toBeNull()
  })

  it('counts once', async () => {
    const [key, proofs] = [await createSiteKey(), createKeyProofs()]
    const proof = await key.prove({ path, now })
    expect(await proofs.verify(proof, request)).not.toBeNull()
    expect(await proofs.verify(proof, { ...request, now: later(30) })).toBeNull()
  })

  it('is refused with a key in its header that has not signed it', async () => {
    const [signing, shown] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')]
    const proof = await new SignJWT({ htm: 'GET', htu: request.url })
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk: await exportJWK(shown.publicKey) })
      .setIssuedAt(now)
      .setJti('1')
      .sign(signing.privateKey)
    expect(await createKeyProofs().verify(proof, request)).toBeNull()
  })

  it('is refused for another kind of token, a shared secret, and what is no token', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256')
    const jwk = await exportJWK(publicKey)
    const claims = { htm: 'GET', htu: request.url, jti: '1', iat: now.getTime() / 1000 }
    const plain = await new SignJWT(claims)
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256', jwk })
      .sign(privateKey)
    const secret = await new SignJWT(claims)
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'HS256', jwk })
      .sign(new TextEncoder().encode('a secret of thirty-two characters'))
    for (const proof of [plain, secret, '', 'x', 'a.b.c', `${'e'.repeat(100_000)}`])
      expect(await createKeyProofs().verify(proof, request)).toBeNull()
  })
})
