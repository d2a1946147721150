import { getLivingInfo } from '@chuhai/contract/live'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BoxController, createBoxController } from './store'

let store: BoxController
const open = () => store.$open.get()
const enter = (panel: 'live' | 'consultation' | 'scan' | 'phone' | 'chat') =>
  store.handle({ kind: 'enter', panel })
const leave = (panel: 'live' | 'phone') => store.handle({ kind: 'leave', panel })
const press = (panel: 'consultation' | 'phone' | 'chat') => store.handle({ kind: 'press', panel })

beforeEach(() => {
  vi.useFakeTimers()
  store = createBoxController(createFakeCore())
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

  it('is replaced by the next one at once, which the timer of the first one does not close', () => {
    enter('phone')
    leave('phone')
    enter('live')
    expect(open()?.panel).toBe('live')
    vi.advanceTimersByTime(1000)
    expect(open()?.panel).toBe('live')
  })

  it('closes when the pointer moves to an entry that needs a press', () => {
    enter('phone')
    enter('chat')
    vi.advanceTimersByTime(150)
    expect(open()).toBeNull()
  })
})

describe('what the consultation is about', () => {
  const about = () => store.$about.get()

  it('is said by who opens it, and stays until somebody says something else', () => {
    store.open('consultation', '磁吸露营灯')
    expect(about()).toBe('磁吸露营灯')
    store.close()
    press('consultation')
    expect(about()).toBe('磁吸露营灯')
    store.open('consultation', null)
    expect(about()).toBeNull()
  })

  it('comes with what a visitor presses, and not with what they only pass', () => {
    for (const kind of ['near', 'enter', 'leave'] as const)
      store.handle({ kind, panel: 'consultation', about: '收纳架' })
    expect(about()).toBeUndefined()
    store.handle({ kind: 'press', panel: 'consultation', about: '收纳架' })
    expect(about()).toBe('收纳架')
  })
})

describe('a pinned panel', () => {
  it('is never replaced or closed by hovering', () => {
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

  it('comes from a press on an open hover panel', () => {
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
  it('is prepared when its entry is hovered, without opening', () => {
    expect(store.$isFormPrepared.get()).toBe(false)
    enter('consultation')
    expect(store.$isFormPrepared.get()).toBe(true)
    expect(open()).toBeNull()
  })

  it('is prepared when a key focuses its entry or a finger touches it, without opening', () => {
    store.handle({ kind: 'near', panel: 'consultation' })
    expect(store.$isFormPrepared.get()).toBe(true)
    expect(open()).toBeNull()
  })
})

describe('a destroyed store', () => {
  it('leaves no timer running', () => {
    enter('phone')
    leave('phone')
    store.destroy()
    expect(vi.getTimerCount()).toBe(0)
    expect(open()).toBeNull()
  })
})

describe('the data of a panel', () => {
  it('reports a failure to the global handler', async () => {
    const report = vi.fn()
    const server = createServerDouble().disconnect(getLivingInfo)
    const core = createFakeCore({ report }, { server })
    await createBoxController(core).load(core.query(getLivingInfo))
    expect(report).toHaveBeenCalledOnce()
  })
})
