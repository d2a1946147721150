import { type Panel, type Rail, type RailIntent, railMessages } from '@chuhai/help-box/rail'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type BoxPanels, createPanelsOnDemand, type Mount } from './panels-on-demand'

let end: AbortController
let awaited: BoxPanels
let arrive: () => Promise<void>
let fail: () => Promise<void>
const show = vi.fn()
const rail = { show, words: () => railMessages['zh-CN'] } as unknown as Rail
const panels = { handle: vi.fn(), close: vi.fn() }
const mount = vi.fn((_: RailIntent | null): BoxPanels => panels)
const load = vi.fn(
  (_: Panel) =>
    new Promise<Mount>((resolve, reject) => {
      arrive = async () => {
        resolve(mount)
        await vi.advanceTimersByTimeAsync(0)
      }
      fail = async () => {
        reject(new Error('offline'))
        await vi.advanceTimersByTimeAsync(0)
      }
    }),
)
const busy = () => show.mock.calls.findLast(([state]) => 'busy' in state)?.[0].busy ?? null
const hasProblem = () => show.mock.calls.findLast(([state]) => 'hasProblem' in state)?.[0].hasProblem
const press = (panel: Panel) => awaited.handle({ kind: 'press', panel })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  end = new AbortController()
  awaited = createPanelsOnDemand(rail, end.signal, load)
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows the loading state only after 200 ms', async () => {
  press('consultation')
  await vi.advanceTimersByTimeAsync(199)
  expect(busy()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(busy()).toBe('consultation')
  await arrive()
  expect(busy()).toBeNull()
})

it('never turns busy once the files are here', async () => {
  press('phone')
  await arrive()
  await vi.advanceTimersByTimeAsync(1000)
  expect(busy()).toBeNull()
  expect(mount).toHaveBeenCalledWith({ kind: 'press', panel: 'phone' })
})

it('asks for the files once, and does what was asked last when they come', async () => {
  press('phone')
  awaited.handle({ kind: 'open', panel: 'chat' })
  await arrive()
  expect(load).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledWith('phone')
  expect(mount).toHaveBeenCalledWith({ kind: 'open', panel: 'chat' })
})

it('opens nothing for a pointer that has gone, or for a page that has closed it again', async () => {
  awaited.handle({ kind: 'enter', panel: 'live' })
  awaited.handle({ kind: 'leave', panel: 'live' })
  await arrive()
  expect(mount).toHaveBeenCalledWith(null)

  const another = createPanelsOnDemand(rail, end.signal, load)
  another.handle({ kind: 'press', panel: 'phone' })
  another.close()
  await arrive()
  expect(mount).toHaveBeenLastCalledWith(null)
})

it('hands everything on once the panels are there', async () => {
  press('phone')
  await arrive()
  awaited.handle({ kind: 'enter', panel: 'live' })
  awaited.close()
  expect(panels.handle).toHaveBeenCalledWith({ kind: 'enter', panel: 'live' })
  expect(panels.close).toHaveBeenCalledTimes(1)
})

it('fetches the files of a panel that is approached, and shows nothing', async () => {
  awaited.handle({ kind: 'near', panel: 'consultation' })
  await vi.advanceTimersByTimeAsync(1000)
  await arrive()
  expect(load.mock.calls).toEqual([['consultation']])
  expect(mount).not.toHaveBeenCalled()
  expect(show).not.toHaveBeenCalled()
})

it('opens a panel that is pressed after an approach, whose files came or failed', async () => {
  awaited.handle({ kind: 'near', panel: 'consultation' })
  await fail()
  expect(show).not.toHaveBeenCalled()
  press('consultation')
  await arrive()
  expect(mount.mock.calls).toEqual([[{ kind: 'press', panel: 'consultation' }]])
})

it('says at the rail that files did not come, and asks again at the next press', async () => {
  press('phone')
  await fail()
  expect(hasProblem()).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(busy()).toBeNull()
  press('phone')
  expect(hasProblem()).toBe(false)
  expect(load).toHaveBeenCalledTimes(2)
})

it('mounts nothing on a page that has ended it', async () => {
  press('phone')
  end.abort()
  await arrive()
  expect(mount).not.toHaveBeenCalled()
})
