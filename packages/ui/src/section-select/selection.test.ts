import { expect, test } from 'vitest'
import { chosenOptions, countIn, markOf, type Section, toggleOption, toggleSection } from './selection'

const option = (label: string) => ({ value: label, label })
const shops: Section = { ...option('平台开店'), options: ['亚马逊', 'eBay'].map(option) }
const alone: Section = { ...option('其他'), options: [] }
const sections = [shops, alone]

test('a category is empty, half ticked or ticked by its sub-options', () => {
  expect(markOf(shops, [])).toBe('none')
  expect(markOf(shops, ['eBay'])).toBe('some')
  expect(markOf(shops, ['eBay', '亚马逊'])).toBe('all')
  expect(countIn(shops, ['eBay', '其他'])).toBe(1)
})

test('ticking a half ticked category fills it, ticking a full one empties it', () => {
  expect(toggleSection(sections, ['eBay', '其他'], shops)).toEqual(['亚马逊', 'eBay', '其他'])
  expect(toggleSection(sections, ['亚马逊', 'eBay', '其他'], shops)).toEqual(['其他'])
})

test('a category without sub-options is chosen itself', () => {
  expect(toggleSection(sections, [], alone)).toEqual(['其他'])
  expect(markOf(alone, ['其他'])).toBe('all')
})

test('keeps values in the order of the list and drops unknown ones', () => {
  expect(toggleOption(sections, ['其他', 'eBay', '过去的'], '亚马逊')).toEqual(['亚马逊', 'eBay', '其他'])
  expect(chosenOptions(sections, ['其他', '亚马逊']).map((each) => each.label)).toEqual(['亚马逊', '其他'])
})

test('keeps a category chosen as a whole until one of its sub-options is toggled', () => {
  expect(chosenOptions(sections, ['平台开店']).map((each) => each.label)).toEqual(['平台开店'])
  expect(markOf(shops, ['平台开店'])).toBe('some')
  expect(countIn(shops, ['平台开店'])).toBe(1)
  expect(toggleOption(sections, ['平台开店', '其他'], 'eBay')).toEqual(['eBay', '其他'])
  expect(toggleOption(sections, ['平台开店'], '其他')).toEqual(['平台开店', '其他'])
  expect(toggleSection(sections, ['平台开店'], shops)).toEqual(['亚马逊', 'eBay'])
})
