import { getCourse, getLesson, saveProgress } from '@chuhai/contract/school'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CoursePlayer } from './CoursePlayer'
import { createCourseStore } from './store'
import { createTestCore, learner } from './testing'

afterEach(cleanup)

const show = (core = createTestCore(), props = {}) =>
  render(<CoursePlayer core={core} courseId={102} {...props} />)

describe('the player of a course', () => {
  it('begins with the preview, and shows what is locked', async () => {
    show()
    expect(await screen.findByRole('region', { name: '视频：资料核对' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /视频验证.*购买后可看/ })).toBeTruthy()
    expect(screen.getByText('已学 0/3 节')).toBeTruthy()
  })

  it('says what a locked lesson costs, and leads to its purchase', async () => {
    const onPurchaseRequested = vi.fn()
    show(createTestCore(), { onPurchaseRequested })
    fireEvent.click(await screen.findByRole('button', { name: /视频验证/ }))
    expect(await screen.findByText('这一节需要购买课程')).toBeTruthy()
    const link = screen.getByRole('link', { name: /立即购买/ })
    expect(link.getAttribute('href')).toBe('http://chuhai.test/pay/school/orderConfirm?kind=course&id=102')
    fireEvent.click(link)
    expect(onPurchaseRequested).toHaveBeenCalledWith({ courseId: 102, price: 39_900 })
  })

  it('asks to sign in for a free course', async () => {
    const core = createTestCore({ price: 0 })
    show(core)
    fireEvent.click(await screen.findByRole('button', { name: /视频验证/ }))
    fireEvent.click(await screen.findByRole('button', { name: '登录后观看' }))
    expect(core.signOn.$request.get()?.reason).toBe('course-player')
  })

  it('goes on with the lesson and the second where the learner stopped', async () => {
    show(createTestCore({ isOwned: true, seconds: 12, user: learner }))
    expect(await screen.findByText('上次看到 00:12')).toBeTruthy()
    expect(screen.getByRole('region', { name: '视频：视频验证' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '继续播放' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '从头开始' })).toBeTruthy()
  })

  it('keeps the lesson and what was watched while the page hides it, and asks for nothing again', async () => {
    const core = createTestCore()
    const view = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <CoursePlayer core={core} courseId={102} />
      </Activity>
    )
    const { rerender } = render(view('visible'))
    await screen.findByRole('region', { name: '视频：资料核对' })
    const sent = core.server.requests.length
    rerender(view('hidden'))
    await act(async () => {})
    rerender(view('visible'))
    await act(async () => {})
    expect(screen.getByRole('region', { name: '视频：资料核对' })).toBeTruthy()
    expect(core.server.requests).toHaveLength(sent)
  })

  it('says of a lesson whose film is about something else that it is an example', async () => {
    show(createTestCore({ isOwned: true, user: learner }))
    expect(await screen.findByText('示例影片：画面与这一节的标题无关。')).toBeTruthy()
    expect(screen.getByRole('button', { name: /视频验证.*示例影片/ })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /资料核对/ }))
    await waitFor(() => expect(screen.queryByText('示例影片：画面与这一节的标题无关。')).toBeNull())
  })

  it('leads to the certificate once all lessons are finished, and not before', async () => {
    const { unmount } = show(createTestCore({ isOwned: true, user: learner }))
    await screen.findByText('已学 0/3 节')
    expect(screen.queryByRole('link', { name: /结业证书/ })).toBeNull()
    unmount()
    show(createTestCore({ isOwned: true, isFinished: true, user: learner }))
    const link = await screen.findByRole('link', { name: /^领取或查看结业证书/ })
    expect(link.getAttribute('href')).toBe('http://chuhai.test/schoolCenter')
  })

  it('says that a course does not exist, without a retry', async () => {
    show(createFakeCore({}, { server: createServerDouble().fail(getCourse, 'NOT_FOUND') }))
    expect(await screen.findByText('这门课不存在，或者已经下架')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('loads a lesson again that did not arrive', async () => {
    const core = createTestCore()
    core.server.disconnect(getLesson)
    show(core)
    expect(await screen.findByText('这一节没有载入')).toBeTruthy()
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  })
})

describe('a course that begins by itself', () => {
  it('opens its first lesson to be played at once, and otherwise waits for a press', async () => {
    for (const startsAtOnce of [true, false]) {
      const store = createCourseStore(createTestCore(), 102, { startsAtOnce })
      await store.load()
      expect(store.$state.get()).toMatchObject({ lesson: { phase: 'ready', startsAtOnce } })
    }
  })

  it('waits for a press of visitors who want less motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    show(createTestCore(), { autoplay: true, startsByItself: true })
    const cover = await screen.findByRole('link', { name: /^播放：资料核对/ })
    expect(cover.querySelector('.ch-spinner')).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('progress', () => {
  it('is sent with the age of what was watched, and kept for the list at once', async () => {
    const core = createTestCore({ isOwned: true, user: learner })
    let now = 1000
    const store = createCourseStore(core, 102, { now: () => now })
    await store.load()
    now = 6000
    store.save('1-2', 20, [[0, 20]], 1000)
    await waitFor(() => {
      const sent = core.server.requests.find(({ method }) => method === saveProgress.method)
      expect(sent?.body).toEqual({ seconds: 20, watched: [[0, 20]], agoMs: 5000 })
    })
    expect(store.$state.get()).toMatchObject({ progress: { lastKey: '1-2', lessons: [{ seconds: 20 }] } })
  })

  it('of a visitor without a session is not sent', async () => {
    const core = createTestCore()
    const store = createCourseStore(core, 102)
    await store.load()
    store.save('1-1', 20, [[0, 20]])
    expect(core.server.requests.some(({ method }) => method === saveProgress.method)).toBe(false)
  })

  it('keeps a finished lesson finished', async () => {
    const store = createCourseStore(createTestCore({ isOwned: true, user: learner }), 102)
    await store.load()
    store.save('1-2', 20, [[0, 20]])
    expect(store.$state.get()).toMatchObject({ progress: { lessons: [{ key: '1-2', isFinished: false }] } })
    store.save('1-2', 35, [[20, 35]])
    store.save('1-2', 3, [])
    expect(store.$state.get()).toMatchObject({
      progress: { lessons: [{ key: '1-2', seconds: 3, isFinished: true }] },
    })
  })

  it('that was lost on its way is sent with the next save', async () => {
    const core = createTestCore({ isOwned: true, user: learner })
    const store = createCourseStore(core, 102)
    await store.load()
    core.server.disconnect(saveProgress)
    store.save('1-2', 10, [[0, 10]])
    const sent = () => core.server.requests.filter(({ method }) => method === saveProgress.method)
    await waitFor(() => expect(sent()).not.toHaveLength(0))
    core.server.answer(saveProgress, { key: '1-2', seconds: 20, isFinished: false })
    await waitFor(() => {
      store.save('1-2', 20, [[10, 20]])
      expect(sent().at(-1)?.body).toMatchObject({ seconds: 20, watched: [[0, 20]] })
    })
  })
})

it('what one user watched is never sent as what another has', async () => {
  const core = createTestCore({ isOwned: true, user: learner })
  const store = createCourseStore(core, 102)
  await store.load()
  core.server.fail(saveProgress, 'SESSION_CHANGED').answer(getUserInfo, { ...learner, id: '8' })
  store.save('1-2', 10, [[0, 10]])
  await waitFor(() => expect(core.session.$user.get()?.id).toBe('8'))
  await store.load()
  store.save('1-2', 20, [[15, 20]])
  const sent = () => core.server.requests.filter(({ method }) => method === saveProgress.method)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map(({ headers }) => headers.get('x-user-id'))).toEqual(['7', '8'])
  expect(sent()[1]?.body).toMatchObject({ watched: [[15, 20]] })
})

describe('the address of a film', () => {
  it('is renewed without opening the lesson anew', async () => {
    const core = createTestCore({ isOwned: true, user: learner })
    const store = createCourseStore(core, 102)
    await store.load()
    const before = store.$state.get()
    const phases: string[] = []
    store.$state.listen((state) => {
      if (state.phase === 'shown') phases.push(state.lesson.phase)
    })
    await store.renew()
    const after = store.$state.get()
    if (before.phase !== 'shown' || after.phase !== 'shown') throw new Error('not shown')
    expect([...new Set(phases)]).toEqual(['ready'])
    expect(after.lesson).toMatchObject({ opened: before.lesson.phase === 'ready' && before.lesson.opened })
  })

  it('stays as it is while there is no answer', async () => {
    const core = createTestCore({ isOwned: true, user: learner })
    const store = createCourseStore(core, 102)
    await store.load()
    const before = store.$state.get()
    core.server.disconnect(getLesson)
    await store.renew()
    expect(store.$state.get()).toEqual(before)
  })
})
