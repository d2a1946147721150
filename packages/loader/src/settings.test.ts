import { describe, expect, it, vi } from 'vitest'
import { baseOf, changeSettings, type Settings } from './settings'

const settings: Settings = {
  base: 'http://localhost:4000',
  locale: 'zh-CN',
  theme: 'light',
  side: 'right',
  afterLogin: 'refresh',
  offset: 24,
}

describe('settings of the script tag', () => {
  it('take what is valid, numbers written as text too', () => {
    const warn = vi.fn()
    expect(changeSettings(settings, { locale: 'en', offset: '96' }, warn)).toEqual({
      ...settings,
      locale: 'en',
      offset: 96,
    })
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    [{ theme: 'blue' }, 'theme "blue" is not known. Use one of: light, dark, auto.'],
    [{ offset: '2em' }, 'offset "2em" is not a number of pixels.'],
    [{ color: 'red' }, 'no setting "color". Use one of: locale, theme, side, afterLogin, offset.'],
  ])('leave out %j and say what to do', (changes, sentence) => {
    const warn = vi.fn()
    expect(changeSettings(settings, changes, warn)).toEqual(settings)
    expect(warn).toHaveBeenCalledWith(sentence)
  })
})

it('settings ignore members that a page has added to every object', () => {
  const warn = vi.fn()
  const prototype = Object.prototype as { each?: unknown }
  prototype.each = () => {}
  try {
    expect(changeSettings(settings, { locale: 'en' }, warn)).toEqual({ ...settings, locale: 'en' })
    expect(warn).not.toHaveBeenCalled()
  } finally {
    delete prototype.each
  }
})

describe('the base', () => {
  const own = 'https://portal.example'

  it.each([
    [null, own],
    ['https://api.example', 'https://api.example'],
    ['http://localhost:4000/', 'http://localhost:4000'],
  ])('%s is taken as %s', (asked, base) => {
    const warn = vi.fn()
    expect(baseOf(asked, own, warn)).toBe(base)
    expect(warn).not.toHaveBeenCalled()
  })

  it.each(['api.example', 'https://api.example/v1', 'javascript:alert(1)', ''])(
    '"%s" gives way to the script’s own, and the page’s developer is told',
    (asked) => {
      const warn = vi.fn()
      expect(baseOf(asked, own, warn)).toBe(own)
      expect(warn).toHaveBeenCalledWith(`base "${asked}" is not an origin such as ${own}.`)
    },
  )
})
