import { expect, it } from 'vitest'
import { byteRange } from './byte-range'

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
])('finds the part that %s asks for', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

it.each([undefined, '', 'bytes', 'bytes=-', 'bytes=20-10', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b'])(
  'takes %j for the whole file',
  (header) => expect(byteRange(header, 100)).toBeNull(),
)

it.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('refuses %s, which lies behind the end', (header) => {
  expect(byteRange(header, 100)).toBe('unsatisfiable')
})
