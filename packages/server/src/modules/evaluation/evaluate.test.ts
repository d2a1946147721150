import fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { anyAnswers, rules as firstRules } from '../../testing/evaluation'
import { guideRegions, knownTags } from '../vocabulary'
import { evaluate } from './evaluate'
import type { Candidate } from './ranking'
import { type RuleSetDocument, ruleSet } from './rules'

const ability = (name: string, tag: string) => ({
  name,
  helps: { tags: { [tag]: 4 } },
  advice: [{ text: `${name}，已在欧洲`, when: [21] }, { text: name }],
})

/** Four abilities and three questions: how far, where, and what to sell there. */
const document: RuleSetDocument = {
  dimensions: [ability('甲', '子'), ability('乙', '丑'), ability('丙', '寅'), ability('丁', '卯')],
  questions: [
    {
      id: 1,
      attributeName: '阶段',
      choicesType: 0,
      options: [
        { id: 11, measureCn: '刚开始', points: { 乙: 20, 丙: 30, 丁: 40 } },
        {
          id: 12,
          measureCn: '已多年',
          points: { 甲: 90, 乙: 70, 丙: 60, 丁: -5 },
          prefers: { tags: { 新手: -3 } },
        },
        { id: 13, measureCn: '不知道', isOpen: true },
      ],
    },
    {
      id: 2,
      attributeName: '市场',
      choicesType: 1,
      options: [
        { id: 21, measureCn: '欧洲', prefers: { regions: { 欧洲: 3 }, tags: { 亚马逊: 1 } } },
        { id: 22, measureCn: '北美', prefers: { regions: { 北美: 3 }, tags: { 亚马逊: 2, Temu: 1 } } },
        { id: 29, measureCn: '没想好', isOpen: true, prefers: { tags: { 新手: 4 } } },
      ],
    },
    {
      id: 3,
      attributeName: '想要',
      choicesType: 0,
      options: [
        {
          id: 31,
          measureCn: '物流',
          points: { 甲: 15 },
          prefers: { tags: { 物流: 5 }, categories: { 301: 6 } },
        },
        { id: 32, measureCn: '税务', prefers: { tags: { 税务: 5 } } },
      ],
    },
  ],
  ratings: [
    { name: '新手', from: 0, summary: '{strongest}{second}{secondWeakest}{weakest}{sites}{courses}' },
    { name: '老手', from: 50, anyOf: [12], abilities: { 甲: 100 }, summary: '好' },
    { name: '高手', from: 60, abilities: { 丁: 50 }, summary: '高' },
  ],
  apart: { regions: ['欧洲', '北美'], marketplaces: ['亚马逊', 'Temu'], openWays: ['独立站'] },
  limits: {
    leastTold: 2,
    leastSites: 1,
    sites: 6,
    sitesPerCategory: 2,
    courses: 2,
    leastWeight: 3,
    leastCourseWeight: 3,
    reasonFrom: 2,
    weakest: 1,
    hotPush: 1,
  },
}
const rules = parse(ruleSet, document)

const choose = (...ids: number[]) =>
  rules.questions.map(({ id, options }) => ({
    fieldId: id,
    fieldValueIdList: options.map((option) => option.id).filter((one) => ids.includes(one)),
  }))
const site = (id: number, tags: string[], more: Partial<Candidate> = {}): Candidate => ({
  id,
  tags,
  region: '全球',
  categoryId: id,
  ...more,
})
const idsOf = (sites: Candidate[], ...chosen: number[]) =>
  evaluate(rules, choose(...chosen), sites, []).sites.map(({ id }) => id)

describe('abilities', () => {
  const abilitiesOf = (...chosen: number[]) =>
    evaluate(rules, choose(...chosen), [site(1, ['物流'])], []).abilities

  it('are the sums of the points of the chosen options, from 0 to 100, and the lowest is the weakest', () => {
    expect(abilitiesOf(12, 21, 31)).toEqual([
      { name: '甲', score: 100, isWeakest: false },
      { name: '乙', score: 70, isWeakest: false },
      { name: '丙', score: 60, isWeakest: false },
      { name: '丁', score: 0, isWeakest: true },
    ])
  })

  it('have one weakest only, the last of equal ones', () => {
    expect(abilitiesOf(13, 21, 31).map(({ isWeakest }) => isWeakest)).toEqual([false, false, false, true])
  })
})

describe('a rating', () => {
  const rated = (...chosen: number[]) => evaluate(rules, choose(...chosen), [site(1, ['物流'])], [])

  it('is the last one reached by the mean, its abilities and its options', () => {
    expect(rated(11, 21, 31).rating).toBe('新手')
    expect(rated(12, 21, 31).rating).toBe('老手')
  })

  it('names the strongest and the weakest abilities, and keeps the placeholders of counts', () => {
    expect(rated(11, 21, 31).summary).toBe('丁丙乙甲{sites}{courses}')
  })

  it('has the first advice whose options were all chosen', () => {
    expect(rated(11, 21, 31).advice).toBe('甲，已在欧洲')
    expect(rated(11, 22, 31).advice).toBe('甲')
  })

  it('is missing, as is everything else, for answers that say too little', () => {
    const nothing = { rating: null, summary: null, advice: null, abilities: [], sites: [], courseIds: [] }
    expect(rated(13, 29, 31)).toEqual(nothing)
    expect(rated(13, 22, 31).rating).toBe('新手')
  })

  it('is missing when too few sites are found', () => {
    expect(
      evaluate(rules, choose(11, 21, 31), [site(1, ['设计'])], [{ id: 1, tags: ['物流'] }]).rating,
    ).toBeNull()
  })
})

describe('sites', () => {
  it('are ordered by their weight', () => {
    const sites = [site(1, ['物流']), site(2, ['物流'], { region: '欧洲' }), site(3, [], { categoryId: 301 })]
    expect(idsOf(sites, 11, 21, 31)).toEqual([2, 3, 1])
  })

  it('count their best weight once, however many tags match', () => {
    expect(
      idsOf([site(1, ['物流'], { categoryId: 301 }), site(2, [], { categoryId: 301 })], 11, 21, 31),
    ).toEqual([1, 2])
  })

  it('are ranked lower by negative weights', () => {
    expect(idsOf([site(1, ['物流', '新手']), site(2, ['物流'])], 12, 21, 31)).toEqual([2])
    expect(idsOf([site(1, ['物流', '新手']), site(2, ['物流'])], 11, 21, 31)).toEqual([1, 2])
  })

  it('are ranked higher when they help the weakest ability', () => {
    const sites = [site(1, ['子']), site(2, ['卯'])]
    expect(idsOf(sites, 11, 21, 32)).toEqual([1])
    expect(idsOf(sites, 12, 21, 32)).toEqual([2])
  })

  it('are ranked slightly higher when they are hot', () => {
    const sites = [site(1, ['物流']), site(2, ['物流'], { hotRank: 2 }), site(3, ['物流'], { hotRank: 1 })]
    expect(idsOf(sites, 11, 21, 31)).toEqual([3, 2, 1])
  })

  it('are limited for each category and in total', () => {
    const sites = Array.from({ length: 20 }, (_, index) =>
      site(index + 1, ['物流'], { categoryId: index < 5 ? 1 : 2 + Math.floor(index / 3) }),
    )
    expect(idsOf(sites, 11, 21, 31)).toEqual([1, 2, 6, 7, 8, 10])
  })

  it('of other regions than the chosen ones are left out', () => {
    const sites = [
      site(1, ['物流'], { region: '欧洲' }),
      site(2, ['物流'], { region: '北美' }),
      site(3, ['物流']),
    ]
    expect(idsOf(sites, 11, 22, 31)).toEqual([2, 3])
    expect(idsOf(sites, 11, 21, 22, 31)).toEqual([1, 2, 3])
    expect(idsOf(sites, 11, 29, 31)).toEqual([1, 2, 3])
  })

  it('for other marketplaces only are left out, but not where they serve an open way too', () => {
    const sites = [
      site(1, ['物流', 'Temu']),
      site(2, ['物流', '亚马逊']),
      site(3, ['物流', 'Temu', '独立站']),
    ]
    expect(idsOf(sites, 11, 21, 31)).toEqual([2, 3])
    expect(idsOf(sites, 11, 22, 31)).toEqual([2, 1, 3])
  })

  it('name up to three chosen options as reasons, the best first, and no open one', () => {
    const sites = [site(1, ['物流', '亚马逊', '新手'], { region: '北美' })]
    const reasonsFor = (...chosen: number[]) =>
      evaluate(rules, choose(...chosen), sites, []).sites[0]?.reasons
    expect(reasonsFor(11, 21, 22, 31)).toEqual(['物流', '北美'])
    expect(reasonsFor(11, 29, 31)).toEqual(['物流'])
  })

  it('gain nothing from an open option that was chosen with others', () => {
    expect(idsOf([site(1, ['新手'])], 11, 29, 32)).toEqual([1])
    expect(idsOf([site(1, ['新手']), site(2, ['税务'])], 11, 21, 29, 32)).toEqual([2])
  })
})

it('chooses courses by their tags up to the limit, the best match first', () => {
  const courses = [
    { id: 1, tags: ['子'] },
    { id: 2, tags: ['物流', '子'] },
    { id: 3, tags: ['物流'] },
    { id: 4, tags: ['设计'] },
    { id: 5, tags: ['物流', 'Temu'] },
  ]
  expect(evaluate(rules, choose(11, 21, 31), [site(1, ['物流'])], courses).courseIds).toEqual([2, 3])
})

const tags = knownTags
const anySite = fc.record({
  id: fc.integer({ min: 1, max: 99_999 }),
  tags: fc.array(fc.constantFrom<string>(...tags, 'constructor', '__proto__', ''), { maxLength: 6 }),
  region: fc.constantFrom<string>(...guideRegions, 'toString'),
  categoryId: fc.integer({ min: 1, max: 14 }).map((first) => first * 100 + 1),
  hotRank: fc.option(fc.integer({ min: -1, max: 20 })),
})
const anySites = fc.uniqueArray(anySite, { selector: ({ id }) => id, maxLength: 120, size: 'max' })

describe('for random answers and content', () => {
  it('scores stay between 0 and 100, and everything chosen exists, once, and within the limits', () => {
    const { limits } = firstRules
    let rated = 0
    fc.assert(
      fc.property(anyAnswers, anySites, anySites, (answers, sites, courses) => {
        const found = evaluate(firstRules, answers, sites, courses)
        const siteIds = found.sites.map(({ id }) => id)
        for (const { score } of found.abilities) expect(score >= 0 && score <= 100).toBe(true)
        for (const { reasons } of found.sites) expect(reasons.length).toBeLessThanOrEqual(3)
        for (const [chosen, there] of [
          [siteIds, sites],
          [found.courseIds, courses],
        ] as const) {
          expect(new Set(chosen).size).toBe(chosen.length)
          expect(there.map(({ id }) => id)).toEqual(expect.arrayContaining([...chosen]))
        }
        expect(siteIds.length).toBeLessThanOrEqual(limits.sites)
        expect(found.courseIds.length).toBeLessThanOrEqual(limits.courses)
        const isRated = found.rating !== null
        expect(siteIds.length >= limits.leastSites).toBe(isRated)
        expect(found.abilities.filter(({ isWeakest }) => isWeakest)).toHaveLength(isRated ? 1 : 0)
        expect([found.summary, found.advice].includes('')).toBe(false)
        if (isRated) rated += 1
      }),
      { numRuns: 120 },
    )
    expect(rated).toBeGreaterThan(30)
  })

  it('the result does not depend on the order of sites, courses and answers', () => {
    const shuffled = fc
      .tuple(anyAnswers, anySites)
      .chain(([answers, sites]) =>
        fc.tuple(
          fc.constant(answers),
          fc.constant(sites),
          fc.shuffledSubarray(answers, { minLength: answers.length }),
          fc.shuffledSubarray(sites, { minLength: sites.length }),
        ),
      )
    fc.assert(
      fc.property(shuffled, ([answers, sites, otherAnswers, otherSites]) => {
        const first = evaluate(firstRules, answers, sites, sites)
        expect(evaluate(firstRules, otherAnswers, otherSites, otherSites)).toEqual(first)
      }),
      { numRuns: 120 },
    )
  })

  it('answers to unknown questions change nothing, and no answers give no result', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ fieldId: fc.integer(), fieldValueIdList: fc.array(fc.integer()) })),
        anySites,
        (answers, sites) => {
          const unknown = answers.map((one) => ({ ...one, fieldId: one.fieldId - 2 ** 32 }))
          expect(evaluate(firstRules, unknown, sites, sites).rating).toBeNull()
        },
      ),
      { numRuns: 50 },
    )
  })
})
