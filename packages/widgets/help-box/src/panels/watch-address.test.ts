import { createFakeCore } from '@chuhai/core/testing'
import { describe, expect, it } from 'vitest'
import { signedIn } from '../testing/visitor'
import { watchAddress } from './watch-address'

describe('watching a broadcast', () => {
  it('asks a visitor to sign in', () => {
    const core = createFakeCore()
    expect(watchAddress(core, '/video')).toBeNull()
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'live', mode: 'login' })
  })

  it('is open to a signed-in visitor', () => {
    const core = createFakeCore({}, { user: signedIn })
    expect(watchAddress(core, '/video')).toBe('/video')
    expect(core.signOn.$request.get()).toBeNull()
  })
})
