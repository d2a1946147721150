import { expect, it } from 'vitest'
import { pdf, program } from '../../../testing/documents'
import { freeLesson, learnerOf, newLearner, newTeacher } from '../../../testing/learner'
import { startTestApp } from '../../../testing/test-app'
import { kindsTold, toldTo } from '../../../testing/told'
import { startTestUploads } from '../../../testing/upload'
import { dayMs } from '../../../time/durations'
import { deleteUnusedFiles } from '../../file/cleanup'
import { fileUsers } from '../../file-users'
import { listManagedHomework, markHomework } from './managed-homework'

const uploads = startTestUploads()
const server = startTestApp({ uploads })

const idOf = async (userId: number) => {
  const all = await listManagedHomework(server.db, { rows: 1000 })
  return all.find((one) => one.userId === userId)?.id ?? ''
}
const mark = async (userId: number, text = '标题写得好', version: number | null = null) =>
  markHomework(server.db, await idOf(userId), { text, version, by: 'li@desk' }, new Date())

it('homework is handed in as words or as a file, again until it is marked, and each side is told', async () => {
  const [learner, teacher] = [await newLearner(server), await newTeacher(server)]
  expect((await learner.homework()).data).toMatchObject({ task: { title: '写一个商品页' }, handedIn: null })
  const first = await learner.handIn({ text: '标题：Folding lamp' })
  expect(first.data).toMatchObject({ version: 1, text: '标题：Folding lamp', file: null, mark: null })
  const { data: file } = await learner.upload('作业.pdf', pdf)
  expect(await learner.handIn({ text: '见文件', file, version: 1 })).toMatchObject({
    data: { version: 2, file: { address: file.address, name: '作业.pdf' } },
  })
  expect(await kindsTold(server.db, teacher.userId)).toEqual(['homework.handedIn', 'homework.handedIn'])
  expect(await mark(learner.userId)).toBe('marked')
  expect((await learner.homework()).data.handedIn).toMatchObject({
    version: 2,
    mark: { text: '标题写得好', at: expect.any(String) },
  })
  expect((await learner.handIn({ text: '再交', version: 2 })).status).toBe('HOMEWORK_MARKED')
  expect(await mark(learner.userId, '再批一次')).toBe('alreadyMarked')
  const told = (await toldTo(server.db, learner.userId)).filter(({ kind }) => kind === 'homework.marked')
  expect(told).toEqual([
    {
      kind: 'homework.marked',
      values: {
        course: '亚马逊美国站：开店到首批入仓',
        lesson: '写一个完整的商品页',
        id: 102,
        key: '2-2',
      },
    },
  ])
})

it('a double click hands it in once; another page that has seen less is told so', async () => {
  const [learner, teacher] = [await newLearner(server), await newTeacher(server)]
  const twice = await Promise.all([1, 2, 3].map(() => learner.handIn({ text: '同一份' })))
  expect(twice.map(({ status, data }) => [status, data.version])).toEqual(Array(3).fill(['success', 1]))
  expect(await kindsTold(server.db, teacher.userId)).toEqual(['homework.handedIn'])
  expect((await learner.handIn({ text: '另一份' })).status).toBe('HOMEWORK_CHANGED')
  expect((await learner.handIn({ text: '另一份', version: 1 })).data.version).toBe(2)
})

it('what was handed in again since a teacher has read it is not marked', async () => {
  const learner = await newLearner(server)
  await learner.handIn({ text: '第一版' })
  await learner.handIn({ text: '第二版', version: 1 })
  expect(await mark(learner.userId, '好', 1)).toBe('changed')
  expect(await mark(learner.userId, '好', 2)).toBe('marked')
})

it('is one learner’s, and nobody else sees it or its file but a teacher', async () => {
  const [learner, other, teacher] = [
    await newLearner(server),
    await newLearner(server),
    await newTeacher(server),
  ]
  const { data: file } = await learner.upload('作业.pdf', pdf)
  await learner.handIn({ text: '我的', file })
  expect((await other.homework()).data.handedIn).toBeNull()
  expect((await learnerOf(server).homework()).status).toBe('UNAUTHORIZED')
  expect((await learner.download(file.address)).status).toBe(200)
  expect((await other.download(file.address)).status).toBe(404)
  expect((await learnerOf(server).download(file.address)).status).toBe(404)
  expect((await server.request(file.address, { headers: teacher.headers })).status).toBe(200)
  expect((await other.handIn({ file })).data.fields).toEqual({ file: '文件已过期或不存在，请重新上传' })
})

it('keeps its file for as long as it names it', async () => {
  const learner = await newLearner(server)
  const { data: file } = await learner.upload('作业.pdf', pdf)
  const { data: unused } = await learner.upload('多余.pdf', pdf)
  await learner.handIn({ file })
  const later = new Date(Date.now() + 2 * dayMs)
  await deleteUnusedFiles({ db: server.db, store: uploads.store, fileUsers }, later)
  expect((await learner.download(file.address)).status).toBe(200)
  expect((await learner.download(unused.address)).status).toBe(404)
})

it('is refused empty, too long, of another type, under a locked lesson and where there is none', async () => {
  const [learner, stranger] = [await newLearner(server), await newLearner(server, { hasBought: false })]
  expect((await learner.handIn({})).data.fields).toEqual({ text: '请写下作业，或者上传一个文件' })
  expect((await learner.handIn({ text: '写'.repeat(4001) })).data.fields).toEqual({ text: '最多 4000 个字' })
  expect((await learner.upload('作业.exe', program)).status).toBe('HOMEWORK_FILE_TYPE')
  expect((await stranger.handIn({ text: '没买' })).status).toBe('LESSON_LOCKED')
  expect((await stranger.homework()).status).toBe('LESSON_LOCKED')
  expect((await learner.homework(freeLesson)).status).toBe('NOT_FOUND')
  expect((await learner.handIn({ text: '没有作业' }, freeLesson)).status).toBe('NOT_FOUND')
})
