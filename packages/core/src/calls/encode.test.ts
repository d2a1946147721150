import { afterEach, describe, expect, it } from 'vitest'
import { encodeJson, encodeQuery } from './encode'

const prototypes = [Array.prototype, String.prototype, Object.prototype, Number.prototype]

describe('encodeJson', () => {
  afterEach(() => {
    for (const prototype of prototypes) delete (prototype as { toJSON?: unknown }).toJSON
  })

  it.each([
    ['texts', '在线咨询 "quoted" \\ back/slash \n\t\u0000\u001f\u007f\u2028\u2029'],
    ['characters of two halves', '𠮷👨‍👩‍👧'],
    ['numbers', [0, -1.5, 1e21, Number.MAX_SAFE_INTEGER]],
    ['what is not a number', [Number.NaN, Number.POSITIVE_INFINITY]],
    ['true, false and null', [true, false, null]],
    ['lists and objects in one another', { list: [{ a: [] }, {}], 'odd "key"': { deep: [[1], ['b']] } }],
    ['lists with holes to fill', [undefined, 1]],
  ])('says %s as JSON.stringify does', (_, value) => {
    expect(JSON.parse(encodeJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
  })

  it('leaves out what is undefined', () => {
    expect(encodeJson({ a: undefined, b: 1 })).toBe('{"b":1}')
  })

  it('keeps half a character from breaking the text', () => {
    expect(encodeJson('a\ud800b')).toBe('"a\\ud800b"')
  })

  it('ignores the toJSON that old scripts put on prototypes', () => {
    for (const prototype of prototypes) {
      Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'broken' })
    }
    expect(encodeJson({ customerSource: ['海外仓'], phone: '138', count: 1 })).toBe(
      '{"customerSource":["海外仓"],"phone":"138","count":1}',
    )
  })
})

describe('encodeQuery', () => {
  it('writes a query', () => {
    expect(encodeQuery({ q: '亚马逊 开店', page: 1 })).toBe(
      '?q=%E4%BA%9A%E9%A9%AC%E9%80%8A+%E5%BC%80%E5%BA%97&page=1',
    )
  })

  it('repeats a list and leaves out what is not there', () => {
    expect(encodeQuery({ tag: ['a', 'b'], none: undefined, nothing: null, empty: '' })).toBe(
      '?tag=a&tag=b&empty=',
    )
  })

  it('is empty without anything to say', () => {
    expect([encodeQuery(), encodeQuery({}), encodeQuery({ q: undefined })]).toEqual(['', '', ''])
  })
})
