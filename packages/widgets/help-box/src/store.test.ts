import { getLivingInfo } from '@chuhai/contract/live'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHelpBoxStore, type HelpBoxStore } from './store'
import { signedIn } from './testing/visitor'

let store: HelpBoxStore
const open = () => store.$open.get()
const enter = (panel: 'live' | 'consultation' | 'scan' | 'phone' | 'chat') =>
  store.handle({ kind: 'enter', panel })
const leave = (panel: 'live' | 'phone') => store.handle({ kind: 'leave', panel })
const press = (panel: 'consultation' | 'phone' | 'chat') => store.handle({ kind: 'press', panel })

beforeEach(() => {
  vi.useFakeTimers()
  store = createHelpBoxStore(createFakeCore())
})
afterEach(() => {
  store.destroy()
  vi.useRealTimers()
})

describe('a hover panel', () => {
  it('opens with the pointer and closes 150 ms after it has left', () => {
    enter('phone')
    expect(open()).toEqual({ panel: 'phone', phase: 'peeking' })
    leave('phone')
    vi.advanceTimersByTime(149)
    expect(open()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(open()).toBeNull()
  })

  it('stays while the pointer is over the panel itself', () => {
    enter('phone')
    leave('phone')
    vi.advanceTimersByTime(100)
    store.cancelClose()
    vi.advanceTimersByTime(1000)
    expect(open()?.panel).toBe('phone')
    store.leave()
    vi.advanceTimersByTime(150)
    expect(open()).toBeNull()
  })

  it('gives way to the next one at once, which is not closed by the first one’s clock', () => {
    enter('phone')
    leave('phone')
    enter('live')
    expect(open()?.panel).toBe('live')
    vi.advanceTimersByTime(1000)
    expect(open()?.panel).toBe('live')
  })

  it('closes when the pointer moves on to an entry that waits for a press', () => {
    enter('phone')
    enter('chat')
    vi.advanceTimersByTime(150)
    expect(open()).toBeNull()
  })
})

describe('a pinned panel', () => {
  it('is never replaced or closed by a pointer on its way', () => {
    press('consultation')
    enter('phone')
    leave('phone')
    store.leave()
    vi.advanceTimersByTime(1000)
    expect(open()).toEqual({ panel: 'consultation', phase: 'pinned' })
  })

  it('is opened by one press and closed by the next', () => {
    press('consultation')
    expect(open()?.phase).toBe('pinned')
    press('consultation')
    expect(open()).toBeNull()
  })

  it('is what a press makes of a hover panel', () => {
    enter('phone')
    press('phone')
    leave('phone')
    vi.advanceTimersByTime(1000)
    expect(open()).toEqual({ panel: 'phone', phase: 'pinned' })
  })

  it('is replaced by a press on another entry: one panel at a time', () => {
    press('phone')
    press('chat')
    expect(open()).toEqual({ panel: 'chat', phase: 'pinned' })
  })
})

describe('the form', () => {
  it('is made ready by a pointer over its entry, without opening', () => {
    expect(store.$isFormPrepared.get()).toBe(false)
    enter('consultation')
    expect(store.$isFormPrepared.get()).toBe(true)
    expect(open()).toBeNull()
  })
})

describe('a store that is done with', () => {
  it('leaves no clock running', () => {
    enter('phone')
    leave('phone')
    store.destroy()
    expect(vi.getTimerCount()).toBe(0)
    expect(open()).toBeNull()
  })
})

describe('watching a broadcast', () => {
  it('asks a stranger to sign on', () => {
    const core = createFakeCore()
    expect(createHelpBoxStore(core).watchLive('/video')).toBeNull()
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'live', mode: 'login' })
  })

  it('is open to a signed-in visitor', () => {
    const core = createFakeCore({}, { user: signedIn })
    expect(createHelpBoxStore(core).watchLive('/video')).toBe('/video')
    expect(core.signOn.$request.get()).toBeNull()
  })
})

describe('what a panel loads', () => {
  it('tells the global handler when it fails', async () => {
    const report = vi.fn()
    const server = createServerDouble().disconnect(getLivingInfo)
    const box = createHelpBoxStore(createFakeCore({ report }, { server }))
    await box.load(box.living)
    expect(report).toHaveBeenCalledOnce()
  })
})
