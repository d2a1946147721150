import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRail, type Rail, railMessages } from './index'

describe('the rail', () => {
  const onIntent = vi.fn()
  let rail: Rail

  beforeEach(() => {
    rail = createRail({ root: document.body, messages: railMessages['zh-CN'], onIntent })
  })
  afterEach(() => {
    rail.destroy()
    onIntent.mockClear()
    window.scrollY = 0
  })

  const entry = (name: string) => screen.getAllByRole('button', { name, hidden: true })[0] as HTMLElement

  it('names its entries in full while it shows the short names', () => {
    for (const name of ['直播预告', '在线咨询', '扫码咨询', '电话咨询', 'AI 助手']) {
      expect(entry(name)).toBeTruthy()
    }
    expect(entry('在线咨询').textContent).toBe('咨询')
  })

  it('reports an intent when an entry is hovered, left and pressed', () => {
    fireEvent.pointerEnter(entry('直播预告'), { pointerType: 'mouse' })
    fireEvent.pointerLeave(entry('直播预告'), { pointerType: 'mouse' })
    fireEvent.click(entry('在线咨询'))
    expect(onIntent.mock.calls.map(([intent]) => intent)).toEqual([
      { kind: 'enter', panel: 'live' },
      { kind: 'leave', panel: 'live' },
      { kind: 'press', panel: 'consultation' },
    ])
  })

  it('reports that a key focuses an entry, and that a finger touches one before it presses', () => {
    entry('扫码咨询').focus()
    fireEvent.pointerDown(entry('AI 助手'), { pointerType: 'touch' })
    expect(onIntent.mock.calls.map(([intent]) => intent)).toEqual([
      { kind: 'near', panel: 'scan' },
      { kind: 'near', panel: 'chat' },
    ])
  })

  it('reports for the form that a pointer comes near', () => {
    const event = new MouseEvent('pointermove', { clientX: 10, clientY: 10, bubbles: true })
    document.body.dispatchEvent(event)
    expect(onIntent.mock.calls).toEqual([[{ kind: 'near', panel: 'consultation' }]])
  })

  it('marks the open panel with aria-expanded', () => {
    rail.show({ open: 'phone' })
    expect(entry('电话咨询').getAttribute('aria-expanded')).toBe('true')
    expect(entry('在线咨询').getAttribute('aria-expanded')).toBe('false')
    rail.show({ open: null })
    expect(entry('电话咨询').getAttribute('aria-expanded')).toBe('false')
  })

  it('shows the scroll-to-top button only after more than 400 px', () => {
    const top = rail.element.querySelector('[data-entry=top]') as HTMLElement
    expect(top.hidden).toBe(true)
    window.scrollY = 400
    fireEvent.scroll(window)
    expect(top.hidden).toBe(true)
    window.scrollY = 401
    fireEvent.scroll(window)
    expect(top.hidden).toBe(false)
  })

  it('has English names', () => {
    rail.relabel(railMessages.en)
    expect(entry('Consultation')).toBeTruthy()
  })

  it('shows that a panel failed to load', () => {
    rail.show({ hasProblem: true })
    expect(screen.getByRole('status').textContent).toContain('没有载入')
    rail.show({ hasProblem: false })
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('leaves nothing behind when it is destroyed', () => {
    const remove = vi.spyOn(window, 'removeEventListener')
    rail.destroy()
    expect(document.querySelector('.ch-rail')).toBeNull()
    expect(remove).toHaveBeenCalledWith('scroll', expect.any(Function))
    expect(remove).toHaveBeenCalledWith('pointermove', expect.any(Function), true)
  })
})
