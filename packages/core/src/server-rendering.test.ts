// @vitest-environment node
import { getLivingInfo } from '@chuhai/contract/live'
import { describe, expect, it } from 'vitest'
import { createCore } from './index'

describe('a core on a server', () => {
  it('calls with the fetch it is given, without any page around it', async () => {
    expect(globalThis.window).toBeUndefined()
    const core = createCore({
      base: 'http://localhost:4000',
      fetch: async () => Response.json({ status: 'success', data: null, message: '' }),
    })
    await expect(core.query(getLivingInfo).load()).resolves.toBeNull()
    await expect(core.session.refresh()).resolves.toBeNull()
    core.signOn.request({ reason: 'chat' })
    expect(core.signOn.$request.get()?.returnTo).toBe('')
    core.drafts.open('form').write(1)
    core.destroy()
  })
})
