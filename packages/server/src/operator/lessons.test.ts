import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerLessonQuestion, listManagedHomework, listManagedQuestions } from '@chuhai/contract/admin'
import { expect, it } from 'vitest'
import { callOverHttp, startTestAdminApi } from '../testing/admin-api'
import { pdf } from '../testing/documents'
import { newLearner, newTeacher } from '../testing/learner'
import { startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'
import { homework } from './homework'
import { questions } from './questions'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const at = startTestAdminApi(server, uploads.store)

it('a question is listed, read and answered by the beginning of its id', async () => {
  const learner = await newLearner(server)
  const { data } = await learner.ask('五点写几个字？')
  const id = data.id.slice(0, 8)
  const line = async (status: string) =>
    (await at.run(questions, ['list'], { status })).split('\n').find((one) => one.startsWith(id))
  expect(await line('待答复')).toMatch(
    /待答复 +亚马逊美国站：开店到首批入仓 +写一个完整的商品页 +陈屿 +五点写几个字？/,
  )
  expect(await at.run(questions, ['answer', id, '每点', '200 个字符以内'])).toBe(`${data.id} 已答复`)
  expect(await line('待答复')).toBeUndefined()
  expect(await line('已答复')).toBeDefined()
  expect(await at.run(questions, ['show', id])).toContain('每点 200 个字符以内')
  expect((await learner.questions()).data[0]?.answer?.text).toBe('每点 200 个字符以内')
  await expect(at.run(questions, ['answer', '00000000', '好'])).rejects.toThrow('没有提问 00000000')
})

it('homework is listed, its file taken out, and marked once', async () => {
  const learner = await newLearner(server)
  const { data: file } = await learner.upload('作业.pdf', pdf)
  await learner.handIn({ text: '见文件', file })
  const rows = await at.call(listManagedHomework, { query: { rows: 1000 } })
  const id = rows.find(({ userId }) => userId === learner.userId)?.id ?? ''
  expect(await at.run(homework, ['list'], { status: '待批改' })).toContain('写一个商品页')
  expect(await at.run(homework, ['show', id])).toContain('见文件')
  const out = join(at.folder, '作业.pdf')
  expect(await at.run(homework, ['file', id, out])).toBe(`${out} 已写好`)
  expect(readFileSync(out)).toEqual(pdf)
  await expect(at.run(homework, ['mark', id, '好'], { version: '2' })).rejects.toThrow('学员又交过一次')
  expect(await at.run(homework, ['mark', id, '五点里缺尺寸'])).toMatch(/的“写一个商品页”：已批改$/)
  await expect(at.run(homework, ['mark', id, '好'])).rejects.toThrow('已经批改过了')
  expect((await learner.homework()).data.handedIn?.mark?.text).toBe('五点里缺尺寸')
})

it('a list goes on after the last one of a page', async () => {
  const learner = await newLearner(server)
  for (const text of ['一', '二', '三']) await learner.ask(text)
  const all = await at.call(listManagedQuestions, { query: { rows: 1000 } })
  const paged: string[] = []
  for (let after: string | undefined; ; ) {
    const page = await at.call(listManagedQuestions, { query: { after, rows: 1 } })
    paged.push(...page.map(({ id }) => id))
    after = page.at(-1)?.id
    if (page.length === 0) break
  }
  expect(paged).toEqual(all.map(({ id }) => id))
})

it('a teacher answers over HTTP, and nobody without the role does', async () => {
  const [learner, teacher] = [await newLearner(server), await newTeacher(server)]
  const { data } = await learner.ask('能用手机拍吗？')
  const answered = { params: { id: data.id }, body: { text: '能' } }
  expect(await callOverHttp(server, teacher.cookie)(answerLessonQuestion, answered)).toBe('answered')
  const cookie = learner.headers.Cookie ?? ''
  await expect(callOverHttp(server, cookie)(answerLessonQuestion, answered)).rejects.toThrow()
})
