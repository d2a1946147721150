import { randomUUID } from 'node:crypto'
import { openQuestionsMax } from '@chuhai/contract/constants'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { freeLesson, learnerOf, newLearner, newTeacher } from '../../../testing/learner'
import { startTestApp } from '../../../testing/test-app'
import { kindsTold, toldTo } from '../../../testing/told'
import { answerQuestion } from './managed-questions'
import { lessonQuestions } from './tables'

const server = startTestApp()

it('a question is stored once however often it is sent, and teachers are told of it once', async () => {
  const [learner, teacher] = [await newLearner(server), await newTeacher(server)]
  const key = randomUUID()
  const asked = await Promise.all([1, 2, 3].map(() => learner.ask('  箱唛贴在哪里？ ', { key })))
  expect(new Set(asked.map(({ data }) => data.id)).size).toBe(1)
  expect(asked[0]?.data).toMatchObject({ text: '箱唛贴在哪里？', isOwn: true, answer: null })
  expect((await learner.questions()).data).toEqual([asked[0]?.data])
  expect(await toldTo(server.db, teacher.userId)).toEqual([
    {
      kind: 'lesson.asked',
      values: { course: '亚马逊美国站：开店到首批入仓', lesson: '写一个完整的商品页' },
    },
  ])
})

it('an open question is seen by who asked alone; once answered by all who may watch the lesson, without the name', async () => {
  const [learner, other] = [await newLearner(server), await newLearner(server)]
  const stranger = await newLearner(server, { hasBought: false })
  const { data } = await learner.ask(`标题写多长 ${randomUUID()}`)
  const seenBy = async (visitor: typeof learner) => {
    const { status, data: list } = await visitor.questions()
    return status === 'success' ? list.find(({ id }) => id === data.id) : status
  }
  expect([await seenBy(other), await seenBy(stranger), await seenBy(learnerOf(server))]).toEqual([
    undefined,
    'LESSON_LOCKED',
    'LESSON_LOCKED',
  ])
  const say = (text: string) => answerQuestion(server.db, data.id, { text, by: 'li@desk' }, new Date())
  expect(await say('不超过 150 个字符')).toBe('answered')
  expect(await say('不超过 150 个字符，前 60 个最要紧')).toBe('answered')
  const answer = { text: '不超过 150 个字符，前 60 个最要紧', at: expect.any(String) }
  expect(await seenBy(learner)).toEqual({ ...data, answer })
  expect(await seenBy(other)).toEqual({ ...data, isOwn: false, answer })
  expect(await seenBy(stranger)).toBe('LESSON_LOCKED')
  expect(JSON.stringify((await other.questions()).data)).not.toContain('li@desk')
  expect((await kindsTold(server.db, learner.userId)).filter((kind) => kind === 'lesson.answered')).toEqual([
    'lesson.answered',
  ])
})

it('answered questions under a free lesson are for everybody, and asking needs a session', async () => {
  const learner = await newLearner(server, { hasBought: false })
  const { data } = await learner.ask('执照要彩色的吗？', { lesson: freeLesson })
  await answerQuestion(server.db, data.id, { text: '要', by: 'li@desk' }, new Date())
  const visitor = learnerOf(server)
  expect((await visitor.questions(freeLesson)).data).toMatchObject([{ id: data.id, isOwn: false }])
  expect((await visitor.ask('还有吗', { lesson: freeLesson })).status).toBe('UNAUTHORIZED')
})

it('is refused without words, with too many, under a locked lesson, and while twenty are open', async () => {
  const [learner, stranger] = [await newLearner(server), await newLearner(server, { hasBought: false })]
  expect(await learner.ask(' ')).toMatchObject({ data: { fields: { text: '请写下要问的问题' } } })
  expect(await learner.ask('问'.repeat(501))).toMatchObject({ data: { fields: { text: '最多 500 个字' } } })
  expect((await stranger.ask('能看吗')).status).toBe('LESSON_LOCKED')
  expect((await learner.ask('哪一节', { lesson: { ...freeLesson, key: '9-9' } })).status).toBe('NOT_FOUND')
  for (let count = 0; count < openQuestionsMax - 2; count += 1)
    expect((await learner.ask(`问题 ${count}`)).status).toBe('success')
  const last = await Promise.all([1, 2, 3, 4].map((count) => learner.ask(`同时问 ${count}`)))
  expect(last.map(({ status }) => status).toSorted()).toEqual([
    'LESSON_QUESTIONS_OPEN',
    'LESSON_QUESTIONS_OPEN',
    'success',
    'success',
  ])
  const open = await server.db.$count(lessonQuestions, eq(lessonQuestions.userId, learner.userId))
  expect(open).toBe(openQuestionsMax)
})
