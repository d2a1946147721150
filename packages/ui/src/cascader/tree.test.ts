import { expect, test } from 'vitest'
import { regions } from '../stories/sample'
import { createInitials, createSearch } from './search'
import { columnsAt, pathAt, pathOf, pathText, placeOf } from './tree'

const read = (paths: readonly (readonly { label: string }[])[]) =>
  paths.map((path) => path.map((option) => option.label).join(' / '))

test('a path reads its codes from the top and ends where one is unknown', () => {
  expect(pathText(pathOf(regions, ['330000', '330200', '330281']))).toBe('浙江省 / 宁波市 / 余姚市')
  expect(pathText(pathOf(regions, ['330000', '999999', '330281']))).toBe('浙江省')
})

test('an optional level begins with the row that skips it', () => {
  const [top, , counties] = columnsAt(regions, placeOf(regions, ['330000', '330200'], 2), 2)
  expect(top?.[0]).not.toBe('skip')
  expect(counties?.[0]).toBe('skip')
})

test('a value without the optional level is at the row that skips it', () => {
  const at = placeOf(regions, ['330000', '330200'], 2)
  expect(at.at(-1)).toBe(0)
  expect(pathText(pathAt(columnsAt(regions, at, 2), at))).toBe('浙江省 / 宁波市')
})

test('a search finds whole paths, what is named itself first', () => {
  const search = createSearch(regions, 2)
  expect(read(search('宁波'))[0]).toBe('浙江省 / 宁波市')
  expect(read(search('宁波'))).toContain('浙江省 / 宁波市 / 余姚市')
  expect(read(search('浙江 余姚'))).toEqual(['浙江省 / 宁波市 / 余姚市'])
  expect(search('  ')).toEqual([])
  expect(search('巴黎')).toEqual([])
})

test('a search ends at a city only where what is below it is optional', () => {
  expect(read(createSearch(regions, 3)('宁波市'))).not.toContain('浙江省 / 宁波市')
})

test('a search reads the first letters of the pinyin', () => {
  expect(read(createSearch(regions, 2)('yys'))).toEqual(['浙江省 / 宁波市 / 余姚市'])
})

test('the letters of a name follow its pinyin, and the reading that places have', () => {
  const letters = createInitials()
  expect(
    ['鄞州区', '泸州市', '衢州市', '重庆市', '长沙市', '厦门市', '番禺区', 'A1 区'].map(letters),
  ).toEqual(['yzq', 'lzs', 'qzs', 'cqs', 'css', 'xms', 'pyq', 'a1q'])
})

test('a search goes through three thousand districts', () => {
  const many = Array.from({ length: 30 }, (_, province) => ({
    value: `${province}`,
    label: `第${province}省`,
    children: Array.from({ length: 100 }, (_, city) => ({
      value: `${province}-${city}`,
      label: `第${city}区`,
    })),
  }))
  const search = createSearch(many, 9)
  expect(search('99区')).toHaveLength(30)
})
