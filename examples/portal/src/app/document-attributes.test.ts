import { expect, it } from 'vitest'
import { deviceOf, readTouchMode, touchModeKey } from './document-attributes'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 'desktop'],
  ['', 'desktop'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

it('keeps touch mode as a number that is 0 by default and can be turned on and off by an address', () => {
  localStorage.clear()
  expect(readTouchMode(localStorage, '')).toBe(0)
  expect(readTouchMode(localStorage, '?touchMode=1')).toBe(1)
  expect(localStorage.getItem(touchModeKey)).toBe('1')
  expect(readTouchMode(localStorage, '')).toBe(1)
  expect(readTouchMode(localStorage, '?touchMode=<script>')).toBe(1)
  expect(readTouchMode(localStorage, '?touchMode=0')).toBe(0)
})
