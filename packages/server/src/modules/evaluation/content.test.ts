import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { answersWith, anyAnswers, firstRules, growing, rules, undecided } from '../../testing/evaluation'
import { startTestApp } from '../../testing/test-app'
import { readTree } from '../guide/categories'
import { findSites, listSiteTraits } from '../guide/service'
import { listCourseTraits } from '../school/service'
import { guideRegions, knownTags } from '../vocabulary'
import { selectOptions } from './answers'
import { evaluate } from './evaluate'
import type { Candidate } from './ranking'
import { validateRules } from './rule-errors'
import { ratingOf, type Score, scoresOf, withCounts } from './scores'

const server = startTestApp()
let sites: Candidate[]
let courses: Candidate[]
beforeAll(async () => {
  sites = await listSiteTraits(server.db)
  courses = await listCourseTraits(server.db)
})

const evaluated = (...optionIds: number[]) => evaluate(rules, answersWith(...optionIds), sites, courses)

const ruleErrors = async (document: unknown) => {
  const categories = (await readTree(server.db)).flatMap(({ children }) => children)
  return validateRules(document, {
    tags: knownTags,
    regions: guideRegions,
    categoryIds: categories.map(({ id }) => id),
  })
}
const readPage = () => readFile(new URL('../../../../../docs/evaluation.md', import.meta.url), 'utf8')

it('names only tags, regions and categories that the guide has', async () => {
  expect(await ruleErrors(firstRules)).toEqual([])
})

it('accepts the option that the documentation adds', async () => {
  const [, text = ''] = /```yaml\n(.*?)```/s.exec(await readPage()) ?? []
  const [option] = parse(text)
  const questions = firstRules.questions.map((question) =>
    question.id === 3 ? { ...question, options: [...question.options, option] } : question,
  )
  expect(await ruleErrors({ ...firstRules, questions })).toEqual([])
})

it('asks six questions, as the banner says', () => {
  expect(rules.questions).toHaveLength(6)
})

describe('more experience', () => {
  type Answers = Parameters<typeof selectOptions>[1]
  const scoresAt = (answers: Answers) => scoresOf(rules, selectOptions(rules, answers))
  const isNowhereLower = (more: Score[], less: Score[]) =>
    more.every(({ score }, index) => score >= (less[index]?.score ?? 0))

  /** The same answers with the next option of a question, or with one option more. */
  const furtherAnswers = anyAnswers.chain((answers) =>
    fc.constantFrom(1, 3, 4).chain((id) => {
      const question = rules.questions.find((one) => one.id === id)
      const ids = question?.options.map((option) => option.id) ?? []
      const further = (chosen: number[]) =>
        id === 3
          ? fc.constantFrom(...ids).map((one) => [...chosen, one])
          : fc.constantFrom(...ids.slice(ids.indexOf(chosen[0] ?? 0)).map((one) => [one]))
      const [answer] = answers.filter(({ fieldId }) => fieldId === id)
      return further(answer?.fieldValueIdList ?? []).map((fieldValueIdList) => ({
        answers,
        more: answers.map((one) => (one.fieldId === id ? { fieldId: id, fieldValueIdList } : one)),
      }))
    }),
  )

  it('never lowers an ability', () => {
    fc.assert(
      fc.property(furtherAnswers, ({ answers, more }) => {
        expect(isNowhereLower(scoresAt(more), scoresAt(answers))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('never lowers the rating', () => {
    const rankAt = (answers: Answers) => {
      const rating = ratingOf(rules, selectOptions(rules, answers), scoresAt(answers))
      return rating ? rules.ratings.indexOf(rating) : -1
    }
    fc.assert(
      fc.property(furtherAnswers, ({ answers, more }) => {
        expect(rankAt(answers)).toBeGreaterThanOrEqual(0)
        expect(rankAt(more)).toBeGreaterThanOrEqual(rankAt(answers))
      }),
      { numRuns: 500 },
    )
  })
})

it('finds sites and courses for every visitor with enough answers', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const found = evaluate(rules, answers, sites, courses)
      const told = selectOptions(rules, answers).filter(({ options }) =>
        options.some(({ isOpen }) => !isOpen),
      )
      const isTold = told.length >= rules.limits.leastTold
      expect(found.rating !== null).toBe(isTold)
      if (isTold) expect(found.courseIds.length).toBeGreaterThan(0)
    }),
    { numRuns: 40 },
  )
})

it('gives no result for undecided answers', () => {
  expect(evaluate(rules, undecided, sites, courses).rating).toBeNull()
})

it('gives the result of the design for a growing seller without a brand', () => {
  const { rating, summary, advice, abilities } = evaluate(rules, growing, sites, courses)
  expect(abilities.map(({ score }) => score)).toEqual([82, 60, 55, 74, 38, 30])
  expect(rating).toBe('成长卖家')
  expect(summary).toMatch(/^选品和物流已经跑顺，品牌与合规是短板。已为您挑出/)
  expect(advice).toBe('先办欧盟商标，再开独立站')
})

describe('the sites of a guide', () => {
  const categoriesOf = (found: { sites: { id: number }[] }, count: number) => {
    const at = new Map(sites.map(({ id, categoryId }) => [id, categoryId]))
    return found.sites.slice(0, count).map(({ id }) => at.get(id))
  }
  const wishes: [string, number, number[]][] = [
    ['选品与货源', 501, [101, 102, 103]],
    ['流量与广告', 502, [401, 402, 403]],
    ['物流成本', 503, [302, 303]],
    ['税务合规', 504, [701, 1001]],
    ['商标与侵权', 505, [601, 602, 603]],
    ['资金周转', 506, [702, 1201]],
    ['团队与培训', 507, [1403, 1404]],
  ]

  it.each(wishes)('start with %s where that is wanted first', (_, wish, categories) => {
    const top = categoriesOf(evaluated(104, 201, 301, 402, wish, 602), 16)
    expect(top).toEqual(expect.arrayContaining(categories))
    expect(top.filter((id) => categories.includes(id ?? 0)).length).toBeGreaterThanOrEqual(6)
  })

  it('are for the chosen regions and marketplaces', () => {
    const chosen = new Set(evaluated(103, 203, 304, 401, 503, 603).sites.map(({ id }) => id))
    for (const { region } of sites.filter(({ id }) => chosen.has(id)))
      expect(['东南亚', '全球', '中国']).toContain(region)
    const { sites: first } = evaluated(103, 203, 304, 401, 503, 603)
    expect(first.some(({ reasons }) => reasons.includes('Shopee'))).toBe(true)
  })

  it('come from at least six categories of the first level', () => {
    for (const optionIds of [
      [102, 203, 309, 401, 508, 601],
      [105, 202, 301, 403, 506, 601],
    ]) {
      const first = categoriesOf(evaluated(...optionIds), 100).map((id) => Math.floor((id ?? 0) / 100))
      expect(new Set(first).size).toBeGreaterThanOrEqual(6)
    }
  })

  it('show a beginner where to open a shop, and an experienced seller no first steps', () => {
    const beginner = evaluated(102, 203, 309, 401, 508, 601).sites.map(({ id }) => id)
    expect(beginner).toContain(20101)
    const veteran = evaluated(105, 203, 301, 403, 503, 601).sites.map(({ id }) => id)
    expect(veteran).not.toContain(20101)
  })
})

it('speaks politely and promises nothing', () => {
  const texts = [
    ...rules.questions.flatMap(({ attributeName, options }) => [
      attributeName,
      ...options.map(({ measureCn }) => measureCn),
    ]),
    ...rules.ratings.flatMap(({ name, summary }) => [name, summary]),
    ...rules.dimensions.flatMap(({ advice }) => advice.map(({ text }) => text)),
  ]
  for (const text of texts) expect(text).not.toMatch(/你|亲|最佳|第一名|全网|顶级|一站式|保证|轻松|秒|爆/)
})

it('agrees with the example of the documentation', async () => {
  const page = await readPage()
  const { abilities, summary, sites: found, courseIds } = evaluate(rules, growing, sites, courses)
  const names = await findSites(
    server.db,
    found.map(({ id }) => id),
    null,
  )
  expect(page).toContain(`| **合计** | ${abilities.map(({ score }) => `**${score}**`).join(' | ')} |`)
  expect(page).toContain(`“${withCounts(summary ?? '', found.length, courseIds.length)}”`)
  for (const [index, { reasons }] of found.slice(0, 5).entries())
    expect(page).toContain(`| ${names[index]?.name} | ${reasons.join('、')} |`)
})
