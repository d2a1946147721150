import { askLessonQuestion, getHomework, handInHomework, listLessonQuestions } from '@chuhai/contract/school'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { CoursePlayer } from '../CoursePlayer'
import { createTestCore, learner } from '../testing'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const at = '2026-11-20T04:00:00.000Z'
const open = { id: 'q-1', text: '灯光要多亮？', askedAt: at, isOwn: true, answer: null }
const answered = {
  ...open,
  id: 'q-2',
  text: '能用手机吗？',
  isOwn: false,
  answer: { text: '能，横着拍', at },
}
const task = { title: '写准备清单', text: '列出视频验证要准备的材料。' }
const handedIn = { version: 1, text: '执照、身份证', file: null, handedInAt: at, mark: null }

const show = (core = createTestCore({ isOwned: true, user: learner })) => {
  render(<CoursePlayer core={core} courseId={102} lesson="1-2" />)
  return { core, user: userEvent.setup() }
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const sentTo = (
  core: ReturnType<typeof createTestCore>,
  { method, path }: { method: string; path: string },
) => {
  const end = path.slice(path.lastIndexOf('/'))
  return core.server.requests.filter((one) => one.method === method && one.path.includes(end))
}

describe('the files of a lesson', () => {
  it('are links for who may watch it, under their names', async () => {
    show()
    const link = (await part('资料下载')).getByRole('link', { name: '资料清单' })
    expect(link.getAttribute('href')).toBe('http://chuhai.test/api/school/file/7.1.x/papers.csv')
    expect(link.getAttribute('download')).toBe('资料清单.csv')
  })

  it('are named to others, without homework to hand in or questions', async () => {
    show(createTestCore())
    const files = await part('资料下载')
    expect(files.getByText('资料清单')).toBeTruthy()
    expect(files.queryByRole('link')).toBeNull()
    expect(files.getByText('可以观看这一节以后下载。')).toBeTruthy()
    expect((await part('课后作业')).getByText('可以观看这一节以后交作业。')).toBeTruthy()
    expect(screen.queryByRole('region', { name: '提问与答复' })).toBeNull()
  })
})

describe('questions under a lesson', () => {
  it('are the own ones with how they stand, and the answered ones of others', async () => {
    const core = createTestCore({ isOwned: true, user: learner })
    core.server.answer(listLessonQuestions, [open, answered])
    show(core)
    const [own, other] = await (await part('提问与答复')).findAllByRole('listitem')
    expect(own?.textContent).toContain('我的提问灯光要多亮？2026-11-20等待答复')
    expect(other?.textContent).toBe('能用手机吗？2026-11-20讲师答复能，横着拍2026-11-20')
  })

  it('are asked once by a double click, and the draft goes with the answer', async () => {
    const core = createTestCore({ isOwned: true, user: learner })
    core.server.answer(askLessonQuestion, open)
    const { user } = show(core)
    const questions = await part('提问与答复')
    await user.type(questions.getByRole('textbox', { name: /向讲师提问/ }), '灯光要多亮？')
    for (let times = 0; times < 2; times += 1)
      fireEvent.click(questions.getByRole('button', { name: '提交提问' }))
    expect(await questions.findByText('等待答复')).toBeTruthy()
    const sent = sentTo(core, askLessonQuestion).filter(({ method }) => method === 'POST')
    expect(sent.map(({ body }) => body)).toEqual([{ text: '灯光要多亮？' }])
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
    expect(core.notices.$notice.get()?.text).toBe('提问已提交，讲师答复后会发消息通知您')
    expect(core.drafts.open('question.102.1-2').read()).toBeNull()
  })

  it('keep what was typed over a reload, and repeat a lost one under the same key', async () => {
    const load = () => createTestCore({ isOwned: true, user: learner, storage: localStorage })
    const [before, after] = [load(), load()]
    before.server.hang(askLessonQuestion)
    after.server.answer(askLessonQuestion, { ...open, text: '在吗' })
    const { user } = show(before)
    await user.type(await screen.findByRole('textbox', { name: /向讲师提问/ }), '在吗')
    await user.click(screen.getByRole('button', { name: '提交提问' }))
    const keys = () =>
      [before, after].flatMap((core) =>
        sentTo(core, askLessonQuestion).map(({ headers }) => headers.get('Idempotency-Key')),
      )
    await waitFor(() => expect(keys()).toHaveLength(1))
    cleanup()
    show(after)
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /向讲师提问/ })
    expect(box.value).toBe('在吗')
    await user.click(screen.getByRole('button', { name: '提交提问' }))
    await screen.findByText('等待答复')
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })

  it('say what is wrong with one, whether here or on the server', async () => {
    const core = createTestCore({ isOwned: true, user: learner })
    core.server.fail(askLessonQuestion, 'REQUEST_INVALID', { fields: { text: '最多 500 个字' } })
    const { user } = show(core)
    await user.click(await screen.findByRole('button', { name: '提交提问' }))
    expect(await screen.findByText('请写下要问的问题')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /向讲师提问/ }), '很长')
    await user.click(screen.getByRole('button', { name: '提交提问' }))
    expect(await screen.findByText('最多 500 个字')).toBeTruthy()
  })

  it('are loaded again where they did not arrive', async () => {
    const core = createTestCore({ isOwned: true, user: learner })
    core.server.fail(listLessonQuestions, 'SERVICE_UNAVAILABLE')
    const { user } = show(core)
    const questions = await part('提问与答复')
    await questions.findByText('没有载入')
    core.server.answer(listLessonQuestions, [answered])
    await user.click(questions.getByRole('button', { name: '重试' }))
    expect(await questions.findByText('能用手机吗？')).toBeTruthy()
  })

  it('are read without a session under a free lesson, which is needed to ask', async () => {
    const core = createTestCore()
    core.server.answer(listLessonQuestions, [answered])
    render(<CoursePlayer core={core} courseId={102} lesson="1-1" />)
    const questions = await part('提问与答复')
    expect(await questions.findByText('能用手机吗？')).toBeTruthy()
    fireEvent.click(questions.getByRole('button', { name: '登录后提问' }))
    expect(core.signOn.$request.get()?.reason).toBe('course-player')
  })
})

describe('homework', () => {
  const withHomework = (homework: object | null) => {
    const core = createTestCore({ isOwned: true, user: learner })
    core.server.answer(getHomework, { task, handedIn: homework as never })
    return core
  }

  it('is handed in as words, and again until it is marked', async () => {
    const core = withHomework(null)
    core.server.answer(handInHomework, handedIn)
    const { user } = show(core)
    const homework = await part('课后作业')
    expect(homework.getByText('列出视频验证要准备的材料。')).toBeTruthy()
    await user.type(await homework.findByRole('textbox', { name: /作业/ }), '执照、身份证')
    for (let times = 0; times < 2; times += 1)
      fireEvent.click(homework.getByRole('button', { name: '交作业' }))
    expect(await homework.findByText('2026-11-20 已交，等待批改')).toBeTruthy()
    const sent = () => sentTo(core, handInHomework).filter(({ method }) => method === 'PUT')
    expect(sent().map(({ body }) => body)).toEqual([{ text: '执照、身份证', file: null, version: 0 }])
    await user.click(homework.getByRole('button', { name: '再交一次' }))
    await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ version: 1 }))
  })

  it('that is marked shows the words of the teacher, and nothing to hand in', async () => {
    show(withHomework({ ...handedIn, mark: { text: '还差水电费账单', at } }))
    const homework = await part('课后作业')
    expect(await homework.findByText('还差水电费账单')).toBeTruthy()
    expect(homework.getByText('2026-11-20 已批改')).toBeTruthy()
    expect(homework.queryByRole('button')).toBeNull()
  })

  it('says at its field what is wrong, and keeps what was typed over a reload', async () => {
    const core = withHomework(null)
    core.server.fail(handInHomework, 'HOMEWORK_EMPTY', { fields: { text: '请写下作业，或者上传一个文件' } })
    const { user } = show(core)
    await user.click(await screen.findByRole('button', { name: '交作业' }))
    expect(await screen.findByText('请写下作业，或者上传一个文件')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^作业/ }), '写了一半')
    cleanup()
    show(core)
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^作业/ })).value).toBe(
      '写了一半',
    )
  })
})
