import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guideRegions, knownTags } from '../vocabulary'
import { validateRules } from './rule-errors'
import type { RuleSetDocument } from './rules'

const known = {
  tags: knownTags,
  regions: guideRegions,
  categoryIds: [101, 102],
}

/** A small valid set of rules. */
const sound = (): RuleSetDocument => ({
  dimensions: ['甲', '乙', '丙', '丁'].map((name) => ({
    name,
    helps: { tags: { 物流: 1 } },
    advice: [{ text: name }],
  })),
  questions: [
    {
      id: 1,
      attributeName: '阶段',
      choicesType: 0,
      options: [
        { id: 11, measureCn: '新', points: { 甲: -5 } },
        { id: 12, measureCn: '老', prefers: { categories: { 101: 2 } } },
      ],
    },
    {
      id: 2,
      attributeName: '市场',
      choicesType: 1,
      options: [
        { id: 21, measureCn: '欧洲', points: { 乙: 5 }, prefers: { regions: { 欧洲: 2 } } },
        { id: 22, measureCn: '没想好', isOpen: true },
      ],
    },
  ],
  ratings: [
    {
      name: '新手',
      from: 0,
      summary: '{strongest}、{second}、{secondWeakest}、{weakest}、{sites}、{courses}',
    },
    { name: '老手', from: 50, abilities: { 甲: 50 }, anyOf: [12], summary: '好' },
  ],
  apart: { regions: ['欧洲'], marketplaces: ['亚马逊'], openWays: ['独立站'] },
  limits: {
    leastTold: 1,
    leastSites: 1,
    sites: 10,
    sitesPerCategory: 2,
    courses: 2,
    leastWeight: 1,
    leastCourseWeight: 1,
    reasonFrom: 1,
    weakest: 1,
    hotPush: 0,
  },
})

it('finds no errors in valid rules', () => {
  expect(validateRules(sound(), known)).toEqual([])
})

/** The errors after one value of the valid rules is replaced. */
const faultsWith = (path: string, value: unknown): string[] => {
  const rules = sound()
  const names = path.split('.')
  const last = names.pop() ?? ''
  const target = names.reduce((part, name) => (part as Record<string, object>)[name] ?? {}, rules as object)
  Object.assign(target, { [last]: value })
  return validateRules(rules, known)
}

describe('describes', () => {
  const wrong: [string, unknown, string][] = [
    [
      'questions.0.options.0.points',
      { 戊: 1 },
      'option 11 of question 1 gives points to 戊, which is no ability',
    ],
    [
      'questions.0.options.1.prefers',
      { tags: { 火箭: 1 } },
      'option 12 of question 1 names the tag 火箭, which there is not',
    ],
    [
      'questions.1.options.0.prefers',
      { regions: { 月球: 1 } },
      'option 21 of question 2 names the region 月球, which there is not',
    ],
    [
      'questions.0.options.1.prefers',
      { categories: { 7: 1 } },
      'option 12 of question 1 names the category 7, which is none of the second level',
    ],
    [
      'questions.1.options.0.points',
      { 乙: -1 },
      'option 21 of question 2 takes points away, though several options can be chosen there',
    ],
    [
      'questions.1.options.1.points',
      { 乙: 1 },
      'option 22 of question 2 leaves the question open and gives points, which would be lost with the next option chosen',
    ],
    ['questions.1.id', 1, 'there are two questions 1'],
    ['questions.1.options.0.id', 11, 'there are two options 11'],
    ['dimensions.1.name', '甲', 'there are two abilities called 甲'],
    ['dimensions.0.helps', { tags: { 火箭: 1 } }, 'what helps 甲 names the tag 火箭, which there is not'],
    ['dimensions.0.advice', [{ text: '好', when: [11] }], 'the last advice about 甲 must have no condition'],
    [
      'dimensions.0.advice',
      [{ text: '好', when: [99] }, { text: '好' }],
      'advice about 甲 asks for option 99, which there is not',
    ],
    ['ratings.0.from', 1, 'the first rating must begin at 0 and ask for nothing else'],
    ['ratings.0.anyOf', [11], 'the first rating must begin at 0 and ask for nothing else'],
    ['ratings.1.from', 0, 'each rating must begin higher than the one before it'],
    ['ratings.1.name', '新手', 'there are two ratings called 新手'],
    ['ratings.1.abilities', { 戊: 1 }, 'rating 老手 asks for 戊, which is no ability'],
    ['ratings.1.anyOf', [99], 'rating 老手 asks for option 99, which there is not'],
    ['ratings.1.summary', '{best}好', 'rating 老手 says {best}, which stands for nothing'],
    ['apart.regions', ['月球'], 'apart names the region 月球, which there is not'],
    ['apart.openWays', ['火箭'], 'apart names the tag 火箭, which there is not'],
    ['limits.leastTold', 3, 'leastTold asks for more questions than there are'],
    ['limits.leastSites', 11, 'leastSites asks for more sites than are ever chosen'],
    ['limits.sites', 0, 'limits.sites: is no whole number from 1 to 200'],
    ['limits.weakest', 1.5, 'limits.weakest: is no whole number from 0 to 4'],
    ['questions.0.choicesType', 2, 'questions.0.choicesType: is neither 0 nor 1'],
    ['questions.0.options', [], 'questions.0.options: has fewer than 2'],
    ['dimensions.0.name', ' 甲', 'dimensions.0.name: is empty, or begins or ends with a space'],
    ['ratings.0.summary', '一\u0000二', 'ratings.0.summary: holds a sign that cannot be printed'],
    ['ratings.0.summary', '长'.repeat(201), 'ratings.0.summary: is longer than 200 characters'],
    [
      'questions.0.options.1.prefers',
      { categories: { 家: 1 } },
      'questions.0.options.1.prefers.categories.家: is no id of a category',
    ],
  ]

  it.each(wrong)('the error of %s being %j', (path, value, sentence) => {
    expect(faultsWith(path, value)).toContain(sentence)
  })

  it('missing and unknown fields', () => {
    expect(faultsWith('limits', null)[0]).toMatch(/^limits: /)
    expect(faultsWith('limits.speed', 1)[0]).toMatch(/^limits\.speed: /)
    expect(validateRules(null, known)[0]).toMatch(/^the document: /)
  })

  it('any other value as invalid rules', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(validateRules(value, known).length).toBeGreaterThan(0)
      }),
    )
  })
})
