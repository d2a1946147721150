import { describe, expect, test } from 'vitest'
import { imageMessages } from '../image-upload/ImageUpload'
import { uploadMessages } from './messages'
import { acceptOf, refusalOf, sizeText } from './rules'

const rules = { maxBytes: 10_485_760, extensions: ['png', 'jpeg', 'jpg'] }
const zh = { ...uploadMessages['zh-CN'], ...imageMessages['zh-CN'] }
const en = { ...uploadMessages.en, ...imageMessages.en }
const file = (name: string, size: number) => ({ name, size })

describe('a size is read', () => {
  test.each([
    [10_485_760, '10M'],
    [2_516_582, '2.4M'],
    [1_048_576, '1M'],
    [1_048_575, '1023k'],
    [524_288, '512k'],
    [1, '1k'],
  ])('%i as %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text)
  })
})

test('a file over the limit is a warning, one of exactly the limit is accepted', () => {
  expect(refusalOf(file('a.png', 10_485_760), rules, zh)).toBeUndefined()
  expect(refusalOf(file('a.png', 10_485_761), rules, zh)).toEqual({
    kind: 'warning',
    text: '图片大小不能超过10M',
  })
  expect(refusalOf(file('a.png', 10_485_761), rules, en)?.text).toBe('Image size cannot exceed 10M')
  expect(refusalOf(file('a.png', 600_000), { ...rules, maxBytes: 524_288 }, en)?.text).toBe(
    'Image size cannot exceed 512k',
  )
})

test('any other kind of file is an error', () => {
  for (const name of ['a.gif', 'a.png.exe', 'png', 'a.', 'a.svg'])
    expect(refusalOf(file(name, 9), rules, zh)).toEqual({
      kind: 'error',
      text: '只能上传png、jpeg、jpg格式的文件',
    })
  expect(refusalOf(file('a.gif', 9), rules, en)?.text).toBe('Only png, jpeg, jpg files are allowed')
})

test('an image of a kind that phones and browsers save says how to make a jpg of it', () => {
  const text = (name: string) => refusalOf(file(name, 9), rules, zh)?.text
  expect(text('IMG_0001.HEIC')).toMatch(/^只能上传png、jpeg、jpg格式的文件。.*HEIC.*兼容性最佳/)
  expect(text('licence.webp')).toMatch(/^只能上传png、jpeg、jpg格式的文件。.*WebP.*另存为 jpg/)
  expect(refusalOf(file('plan.webp', 9), { ...rules, extensions: ['pdf'] }, zh)?.text).toBe(
    '只能上传pdf格式的文件',
  )
})

test('upper case counts as well', () => {
  expect(refusalOf(file('LICENCE.JPG', 9), rules, zh)).toBeUndefined()
  expect(acceptOf(rules.extensions)).toBe('.png,.PNG,.jpeg,.JPEG,.jpg,.JPG')
})

test('an empty file is refused with its own message', () => {
  expect(refusalOf(file('a.png', 0), rules, zh)).toEqual({
    kind: 'error',
    text: '文件是空的，请选择其他图片',
  })
})
