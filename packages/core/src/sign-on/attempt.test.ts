import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAttempt } from './attempt'

const { subtle } = crypto

const challengeOf = async (proof: string): Promise<string> => {
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(proof)))
  return btoa(String.fromCharCode(...hash)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')
}

afterEach(() => vi.unstubAllGlobals())

describe('an attempt', () => {
  it('has a state and a proof of 256 bits, and the challenge of that proof', async () => {
    const { state, proof, challenge } = await createAttempt()
    for (const random of [state, proof]) expect(random).toMatch(/^[\w-]{43}$/)
    expect(challenge).toBe(await challengeOf(proof))
  })

  it('is like no other', async () => {
    const [a, b] = [await createAttempt(), await createAttempt()]
    expect(new Set([a.state, a.proof, b.state, b.proof]).size).toBe(4)
  })

  it('is as good on a page without https, where the browser has no digest', async () => {
    const { getRandomValues } = crypto
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
    const { proof, challenge } = await createAttempt()
    expect(challenge).toBe(await challengeOf(proof))
  })
})
