import { describe, expect, it } from 'vitest'
import { deviceOf, readTouchMode, touchModeKey, withoutTouchMode, withTouchMode } from './document-attributes'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'tablet'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132 ArkWeb/6.0 Mobile', 'phone'],
  ['Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132 ArkWeb/6.0', 'tablet'],
  ['Mozilla/5.0 (PC; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132 ArkWeb/6.0', 'desktop'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 'desktop'],
  ['', 'desktop'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

describe('touch mode', () => {
  const read = (search: string) => readTouchMode(() => localStorage, search)

  it('is a stored number, 0 by default, that an address turns on and off', () => {
    localStorage.clear()
    expect(read('')).toBe(0)
    expect(read('?touchMode=1')).toBe(1)
    expect(localStorage.getItem(touchModeKey)).toBe('1')
    expect(read('')).toBe(1)
    expect(read('?touchMode=<script>')).toBe(1)
    expect(read('?touchMode=0')).toBe(0)
    expect(read('')).toBe(0)
  })

  it('lasts for one page where the browser blocks its storage', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(readTouchMode(blocked, '')).toBe(0)
    expect(readTouchMode(blocked, '?touchMode=1')).toBe(1)
  })

  it('is turned on and off by any address, which is itself again afterwards', () => {
    expect(withTouchMode('/news', 1)).toBe('/news?touchMode=1')
    expect(withTouchMode('/news/detail?id=101&touchMode=1', 0)).toBe('/news/detail?id=101&touchMode=0')
    expect(withoutTouchMode('/news/detail?id=101&touchMode=0')).toBe('/news/detail?id=101')
    expect(withoutTouchMode('/?touchMode=1')).toBe('/')
    expect(withoutTouchMode('/search?q=%E6%9F%9C')).toBe('/search?q=%E6%9F%9C')
  })
})
