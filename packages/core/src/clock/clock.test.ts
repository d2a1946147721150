import { getLivingInfo } from '@chuhai/contract/live'
import { expect, it } from 'vitest'
import { createFakeCore, createServerDouble } from '../testing'

const dayMs = 86_400_000
const serverNow = Date.parse('2026-11-25T10:00:00.400Z')

/** A core on a device whose clock is wrong by some milliseconds, with a server whose clock is right. */
const setUp = (wrongByMs: number) => {
  const time = { server: serverNow, device: serverNow + wrongByMs }
  const server = createServerDouble({ clock: () => time.server }).answer(getLivingInfo, null)
  const core = createFakeCore({}, { server, now: () => time.device })
  const ask = () => core.query(getLivingInfo).refresh()
  return { core, server, time, ask }
}

it('is the device’s clock until the server has answered', () => {
  const { core } = setUp(2 * dayMs)
  expect(core.clock.$aheadMs.get()).toBeNull()
  expect(core.clock.now()).toBe(serverNow + 2 * dayMs)
})

it.each([2 * dayMs, -2 * dayMs, 5 * 60_000])(
  'shows the server’s time on a device that is wrong by %i ms',
  async (wrongByMs) => {
    const { core, time, ask } = setUp(wrongByMs)
    await ask()
    expect(Math.abs(core.clock.now() - serverNow)).toBeLessThanOrEqual(500)
    time.device += dayMs
    expect(Math.abs(core.clock.now() - serverNow - dayMs)).toBeLessThanOrEqual(500)
  },
)

it('stays the clock of a device that is right', async () => {
  const { core, ask } = setUp(300)
  await ask()
  expect(core.clock.$aheadMs.get()).toBe(0)
})

it('follows a device whose clock is corrected while the page is open', async () => {
  const { core, time, ask } = setUp(2 * dayMs)
  await ask()
  time.device = time.server
  await ask()
  expect(Math.abs(core.clock.now() - serverNow)).toBeLessThanOrEqual(500)
})

it('learns nothing from an answer that took longer than the device is wrong, nor from one without a date', async () => {
  const { core, server, time, ask } = setUp(0)
  server.respond(getLivingInfo, () => {
    time.device += 3_600_000
    return Response.json({ status: 'success', data: null, message: '' }, { headers: { Date: 'soon' } })
  })
  await ask()
  expect(core.clock.$aheadMs.get()).toBeNull()
  server.respond(getLivingInfo, () => {
    time.device += 3_600_000
    const date = new Date(time.device - 3_000_000).toUTCString()
    return Response.json({ status: 'success', data: null, message: '' }, { headers: { Date: date } })
  })
  await ask()
  expect(core.clock.$aheadMs.get()).toBe(0)
})
