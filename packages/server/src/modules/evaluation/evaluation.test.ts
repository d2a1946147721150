import { randomUUID } from 'node:crypto'
import type {
  EvaluationAnswer,
  EvaluationField,
  EvaluationResult,
  ExclusiveCategories,
  ExclusiveGuide,
} from '@chuhai/contract/evaluation'
import type { CourseCard } from '@chuhai/contract/guide'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answersWith, anyAnswers, firstRules, growing, undecided } from '../../testing/evaluation'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { readTree } from '../guide/categories'
import { sites } from '../guide/tables'
import { courses } from '../school/tables'
import { ruleContent } from './content'
import { exclusiveGuides, ruleSets } from './tables'

const server = startTestApp()

let visitor: SignedIn
beforeEach(async () => {
  visitor = await signIn(server.db)
})

const headers = (who = visitor) => ({ Cookie: who.cookie })
const submit = (answers: unknown, more: Record<string, string> = {}, who = visitor) =>
  server.post<{ siteCount: number; courseCount: number }>(
    '/api/nav/home/assess',
    { answers },
    { ...headers(who), ...more },
  )
const get = <T>(path: string, who = visitor) => server.get<T>(`/api/nav/${path}`, headers(who))
const resultOf = async (who = visitor) =>
  (await get<EvaluationResult>('home/query/assess', who)).envelope.data
const guidesOf = ({ user }: SignedIn) =>
  server.db
    .select()
    .from(exclusiveGuides)
    .where(eq(exclusiveGuides.userId, Number(user.id)))

/** Submits, and returns the id of the guide. */
const guideOf = async (answers: EvaluationAnswer[], who = visitor): Promise<number> => {
  expect((await submit(answers, {}, who)).http).toBe(200)
  return (await resultOf(who)).navImageId ?? 0
}

const nothing = {
  rating: null,
  summary: null,
  navImageId: null,
  advice: null,
  abilities: [],
  siteCount: 0,
  courseCount: 0,
}

describe('the questions', () => {
  it('are six, of single and multiple choice, without a sign-in', async () => {
    const { envelope } = await server.get<EvaluationField[]>('/api/nav/home/field/tree')
    expect(envelope.data.map(({ attributeName }) => attributeName)).toEqual([
      '现在处于哪个阶段',
      '主要做什么品类',
      '主要在哪些平台销售',
      '目前每月发货量',
      '最想先解决什么',
      '目标市场',
    ])
    expect(envelope.data.map(({ choicesType }) => choicesType)).toEqual([0, 0, 1, 0, 0, 1])
    expect(envelope.data[3]?.fcMeasureTreeVOList[1]).toEqual({
      id: 402,
      measureCn: '100\u00a0至 1,000\u00a0单',
    })
  })

  it('do not reveal the points of answers', async () => {
    const { envelope } = await server.get('/api/nav/home/field/tree')
    expect(JSON.stringify(envelope.data)).not.toMatch(/points|prefers|isOpen/)
  })
})

describe('a submission', () => {
  it('returns how many sites and courses were compared: all that are shown', async () => {
    const { envelope } = await submit(growing)
    expect(envelope.data).toEqual({
      siteCount: await server.db.$count(sites, eq(sites.isShown, true)),
      courseCount: await server.db.$count(courses, eq(courses.isShown, true)),
    })
  })

  it('stores the answers with the rules that rated them', async () => {
    await submit(growing)
    const [{ id } = { id: 0 }] = await server.db.select().from(ruleSets)
    expect(await guidesOf(visitor)).toMatchObject([{ ruleSetId: id, rating: '成长卖家', answers: growing }])
  })

  it('is one evaluation when eight are concurrent under one key', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(growing, key)))
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
    expect(await guidesOf(visitor)).toHaveLength(1)
  })

  it('is refused under a key that was used with other answers', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    await submit(growing, key)
    expect((await submit(undecided, key)).envelope.status).toBe('IDEMPOTENCY_CONFLICT')
    expect(await guidesOf(visitor)).toHaveLength(1)
  })

  it('merges two parts of one answer, and drops duplicates', async () => {
    const [first, ...others] = growing
    await submit([...others, first, { fieldId: 3, fieldValueIdList: [301, 301] }])
    const [{ answers } = { answers: [] }] = await guidesOf(visitor)
    expect(answers.find(({ fieldId }) => fieldId === 3)?.fieldValueIdList).toEqual([301, 303])
    expect(answers).toHaveLength(6)
  })
})

describe('a submission is refused', () => {
  const change = (fieldId: number, fieldValueIdList: number[]) =>
    growing.map((one) => (one.fieldId === fieldId ? { fieldId, fieldValueIdList } : one))
  const wrong: [string, EvaluationAnswer[], string, Record<string, string>][] = [
    ['without a question', growing.slice(1), 'EVALUATION_ANSWER_REQUIRED', { 1: '请选择' }],
    ['with an empty answer', change(5, []), 'EVALUATION_ANSWER_REQUIRED', { 5: '请选择' }],
    ['with two choices of one', change(4, [401, 402]), 'EVALUATION_ONE_ONLY', { 4: '此题只能选一项' }],
    ['with an unknown option', change(2, [999]), 'EVALUATION_CHANGED', { 2: '题目已更新，请重新作答' }],
    [
      'with an option of another question',
      change(2, [301]),
      'EVALUATION_CHANGED',
      { 2: '题目已更新，请重新作答' },
    ],
    [
      'with an unknown question',
      [...growing, { fieldId: 77, fieldValueIdList: [1] }],
      'EVALUATION_CHANGED',
      { 77: '题目已更新，请重新作答' },
    ],
  ]

  it.each(wrong)('%s', async (_, answers, code, fields) => {
    const { http, envelope } = await submit(answers)
    expect([http, envelope.status, envelope.data]).toEqual([422, code, { fields }])
    expect(await guidesOf(visitor)).toEqual([])
  })

  it('with every error listed, in the language of the caller', async () => {
    const answers = [{ fieldId: 2, fieldValueIdList: [201, 202] }, ...growing.slice(2, 5)]
    const { envelope } = await submit(answers, { 'Accept-Language': 'en' })
    expect(envelope.status).toBe('EVALUATION_ANSWER_REQUIRED')
    expect(envelope.data).toEqual({
      fields: { 1: 'Please select', 2: 'Please select one only', 6: 'Please select' },
    })
  })

  it('without a sign-in', async () => {
    expect((await server.post('/api/nav/home/assess', { answers: growing })).http).toBe(401)
  })

  it('for hostile answers, or makes a valid guide', async () => {
    const id = fc.oneof(
      fc.integer({ min: 0, max: 10 }),
      fc.constantFrom(101, 301, 309, 401, 601, 2 ** 31, -1, 1.5),
    )
    const hostile = fc.array(
      fc.record({
        fieldId: id,
        fieldValueIdList: fc.oneof(fc.array(id, { maxLength: 120 }), fc.jsonValue()),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostile, anyAnswers, fc.jsonValue()), async (answers) => {
        const { http, envelope } = await submit(answers)
        expect([200, 422, 400]).toContain(http)
        if (http !== 200) expect(envelope.status).not.toBe('success')
      }),
      { numRuns: 30 },
    )
  })
})

describe('the result', () => {
  it('is empty before the first evaluation', async () => {
    expect(await resultOf()).toEqual({ ...nothing, evaluatedAt: null })
  })

  it('has the time of an evaluation that found nothing', async () => {
    await submit(undecided)
    const { evaluatedAt, ...rest } = await resultOf()
    expect(rest).toEqual(nothing)
    expect(Date.parse(evaluatedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it('has rating, summary, advice and abilities', async () => {
    const id = await guideOf(growing)
    const { summary, siteCount, courseCount, ...rest } = await resultOf()
    expect(rest).toMatchObject({ rating: '成长卖家', navImageId: id, advice: '先办欧盟商标，再开独立站' })
    expect(rest.abilities.at(-1)).toEqual({ name: '品牌', score: 30, isWeakest: true })
    expect(summary).toBe(
      `选品和物流已经跑顺，品牌与合规是短板。已为您挑出 ${siteCount}\u00a0个站点、${courseCount}\u00a0门课程。`,
    )
    expect([siteCount, courseCount]).toEqual([48, 5])
  })

  it('is that of the latest evaluation, even if it found nothing', async () => {
    await submit(growing)
    const second = await guideOf(answersWith(105, 202, 301, 403, 506, 601))
    expect(await resultOf()).toMatchObject({ rating: '成熟卖家', navImageId: second })
    await submit(undecided)
    expect((await resultOf()).navImageId).toBeNull()
    expect((await get(`exclusive/${second}`)).http).toBe(200)
  })

  it('belongs to its user', async () => {
    await submit(growing)
    expect(await resultOf(await signIn(server.db))).toMatchObject({ rating: null, evaluatedAt: null })
  })
})

describe('a personal guide', () => {
  it('repeats the evaluation under its id', async () => {
    const id = await guideOf(growing)
    const { navImageId, ...result } = await resultOf()
    const { envelope } = await get<ExclusiveGuide>(`exclusive/${id}`)
    expect(envelope.data).toEqual({ id: navImageId, ...result })
  })

  it('lists its sites under their first-level categories in the guide’s order, the best match first', async () => {
    const id = await guideOf(growing)
    const { data } = (await get<ExclusiveCategories>(`exclusive/category/${id}`)).envelope
    const order = (await readTree(server.db)).map((category) => category.id)
    expect(data.map((category) => category.id)).toEqual(
      order.filter((one) => data.some((category) => category.id === one)),
    )
    const [{ sites: chosen } = { sites: [] }] = await guidesOf(visitor)
    for (const category of data) {
      const own = new Set(category.sites.map((site) => site.id))
      expect([...own]).toEqual(chosen.filter((site) => own.has(site.id)).map((site) => site.id))
      for (const site of category.sites) expect(site.firstTypeId).toBe(category.id)
    }
    expect(data.flatMap((category) => category.sites)).toHaveLength(48)
    const property = data.find(({ name }) => name === '知识产权')
    expect(property?.sites[0]).toMatchObject({
      reasons: ['商标与侵权', '亚马逊', '运动户外'],
      isSubscribed: false,
    })
  })

  it('lists its courses, the best match first', async () => {
    const id = await guideOf(growing)
    const { data } = (await get<CourseCard[]>(`exclusive/course/${id}`)).envelope
    const [{ courseIds } = { courseIds: [] }] = await guidesOf(visitor)
    expect(data.map((course) => course.id)).toEqual(courseIds)
    expect(data[0]).toMatchObject({ minutes: expect.any(Number), tags: expect.any(Array) })
  })

  const paths = ['exclusive', 'exclusive/course', 'exclusive/category']

  it.each(paths)('is unknown to other users, and when it does not exist: %s', async (path) => {
    const id = await guideOf(growing)
    await submit(undecided)
    const rows = await guidesOf(visitor)
    const empty = rows.find(({ rating }) => rating === null)?.id
    for (const [one, who] of [
      [id, await signIn(server.db)],
      [empty, visitor],
      [999_999_999, visitor],
    ] as const) {
      const { http, envelope } = await get(`${path}/${one}`, who)
      expect([http, envelope.status]).toEqual([404, 'GUIDE_UNKNOWN'])
    }
    expect((await server.get(`/api/nav/${path}/${id}`)).http).toBe(401)
  })
})

describe('a site or a course that is hidden', () => {
  afterEach(async () => {
    await server.db.update(sites).set({ isShown: true })
    await server.db.update(courses).set({ isShown: true })
  })

  it('disappears from the lists and counts of an earlier guide, and is in no new one', async () => {
    const id = await guideOf(growing)
    const [before] = await guidesOf(visitor)
    const siteIds = before?.sites.slice(0, 3).map((site) => site.id) ?? []
    const courseIds = before?.courseIds.slice(0, 1) ?? []
    await server.db.update(sites).set({ isShown: false }).where(inArray(sites.id, siteIds))
    await server.db.update(courses).set({ isShown: false }).where(inArray(courses.id, courseIds))

    const { data: guide } = (await get<ExclusiveGuide>(`exclusive/${id}`)).envelope
    expect([guide.siteCount, guide.courseCount]).toEqual([45, 4])
    expect(guide.summary).toContain('45\u00a0个站点、4\u00a0门课程')
    const { data: categories } = (await get<ExclusiveCategories>(`exclusive/category/${id}`)).envelope
    expect(categories.flatMap((category) => category.sites)).toHaveLength(45)
    expect((await get<CourseCard[]>(`exclusive/course/${id}`)).envelope.data).toHaveLength(4)

    await guideOf(growing)
    const after = (await guidesOf(visitor)).find((row) => row.id !== id)
    expect(after?.sites.map((site) => site.id)).not.toEqual(expect.arrayContaining(siteIds.slice(0, 1)))
  })

  it('removes a category that has no other', async () => {
    const id = await guideOf(growing)
    const own = async () => (await get<ExclusiveCategories>(`exclusive/category/${id}`)).envelope.data
    const [first, ...others] = await own()
    const hidden = first?.sites.map((site) => site.id) ?? []
    await server.db.update(sites).set({ isShown: false }).where(inArray(sites.id, hidden))
    expect((await own()).map((category) => category.id)).toEqual(others.map((category) => category.id))
  })

  it('gives no result when too few are shown', async () => {
    await server.db.update(sites).set({ isShown: false })
    await submit(growing)
    expect(await resultOf()).toMatchObject({ rating: null, evaluatedAt: expect.any(String) })
  })
})

describe('new rules', () => {
  afterEach(async () => {
    const rows = await server.db.select({ id: ruleSets.id }).from(ruleSets).orderBy(ruleSets.id)
    const later = rows.slice(1).map((row) => row.id)
    if (later.length > 0) await server.db.delete(ruleSets).where(inArray(ruleSets.id, later))
  })

  const save = (content: unknown) => ruleContent.save(server.db, [{ name: 'rules', content }])

  const shorter = {
    ...firstRules,
    questions: firstRules.questions.map((question) =>
      question.id === 4 ? { ...question, attributeName: '每月发多少' } : question,
    ),
    ratings: [{ name: '同行', from: 0, summary: '已为您挑出 {sites} 个站点。' }],
  }

  it('apply from the next call on, and leave guides as they were', async () => {
    const id = await guideOf(growing)
    const before = (await get<ExclusiveGuide>(`exclusive/${id}`)).envelope.data
    await save(shorter)
    const { envelope } = await server.get<EvaluationField[]>('/api/nav/home/field/tree')
    expect(envelope.data[3]?.attributeName).toBe('每月发多少')
    expect((await get<ExclusiveGuide>(`exclusive/${id}`)).envelope.data).toEqual(before)
    await submit(growing)
    expect((await resultOf()).rating).toBe('同行')
  })

  it('refuse answers to removed questions', async () => {
    const rules = { ...firstRules, questions: firstRules.questions.filter(({ id }) => id !== 2) }
    const dimensions = firstRules.dimensions.map((one) => ({ ...one, advice: one.advice.slice(-1) }))
    await save({ ...rules, dimensions })
    expect((await submit(growing)).envelope.data).toEqual({ fields: { 2: '题目已更新，请重新作答' } })
  })

  it('are not overwritten by the seed', async () => {
    await save(shorter)
    await ruleContent.seed(server.db, [{ name: 'rules', content: firstRules }], new Set())
    expect(await server.db.$count(ruleSets)).toBe(2)
  })
})

it('makes a complete guide of any answers a form can send', async () => {
  await fc.assert(
    fc.asyncProperty(anyAnswers, async (answers) => {
      expect((await submit(answers)).http).toBe(200)
      const { rating, navImageId, siteCount, courseCount } = await resultOf()
      if (rating === null) return
      const { data } = (await get<ExclusiveCategories>(`exclusive/category/${navImageId}`)).envelope
      expect(data.flatMap((category) => category.sites)).toHaveLength(siteCount)
      expect((await get<CourseCard[]>(`exclusive/course/${navImageId}`)).envelope.data).toHaveLength(
        courseCount,
      )
    }),
    { numRuns: 10 },
  )
})
