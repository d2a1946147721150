import { classApplications, joinClassWaitingList } from '@chuhai/contract/application'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ClassApplication } from './ClassApplication'
import { applied, createTestCore, none, participant, type TestSetup } from './testing/core'

const show = (setup: TestSetup = {}) => {
  const core = createTestCore(setup)
  const onChanged = vi.fn()
  render(<ClassApplication core={core} classId={6} onChanged={onChanged} />)
  return { core, onChanged, server: core.server }
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const draft = { ...none, revision: 1, savedAt: '2026-11-23T10:00:00.000Z', draft: participant }

const confirmAndSubmit = async () => {
  await heading('学员信息')
  for (const step of ['学习基础', '证明材料', '确认提交']) {
    await press('下一步')
    await heading(step)
  }
  fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读/ }))
  await press('提交申请')
}

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => {}
  await import('./ApplicationPanel')
})
afterEach(cleanup)

describe('the application for a class', () => {
  it('asks a visitor to sign in, and sends nothing before', async () => {
    const { core, server } = show({ isSignedIn: false })
    await press('登录')
    expect(core.signOn.$request.get()).not.toBeNull()
    expect(server.requests.filter(({ path }) => path.startsWith('/application'))).toEqual([])
  })

  it('is submitted for its class, and tells the page', async () => {
    const { onChanged, server } = show({ application: draft })
    await confirmAndSubmit()
    await heading('报名已提交，等待审核')
    const [sent] = server.requests.filter(
      ({ method, path }) => method === 'POST' && /trainingClass$/.test(path),
    )
    expect(sent?.body).toMatchObject({ subject: '6', values: participant })
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: 'submitted' }))
  })

  it('is as it was when the page hides it and shows it again', async () => {
    const core = createTestCore({ application: draft })
    const view = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <ClassApplication core={core} classId={6} />
      </Activity>
    )
    const { rerender } = render(view('visible'))
    await heading('学员信息')
    for (const step of ['学习基础', '证明材料', '确认提交']) {
      await press('下一步')
      await heading(step)
    }
    const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /我已阅读/ })
    fireEvent.click(agreement())
    rerender(view('hidden'))
    await act(async () => {})
    rerender(view('visible'))
    await act(async () => {})
    expect(agreement().checked).toBe(true)
    await press('提交申请')
    await heading('报名已提交，等待审核')
  })

  it('says that the class has become full meanwhile, and keeps everything', async () => {
    const { onChanged } = show({
      application: draft,
      serve: (server) => server.fail(classApplications.submit, 'CLASS_FULL'),
    })
    await confirmAndSubmit()
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('这个班的名额已满')
    expect(document.activeElement).toBe(notice)
    expect(screen.getByText('浙江工商大学')).toBeTruthy()
    expect(onChanged).not.toHaveBeenCalled()
  })

  it('joins the waiting list of a full class when asked to, and says at which place', async () => {
    const waiting = { state: 'waiting', keepUntil: null, ahead: 2 } as const
    const { server } = show({
      application: draft,
      serve: (double) => double.fail(classApplications.submit, 'CLASS_FULL'),
    })
    await confirmAndSubmit()
    server
      .answer(classApplications.submit, applied('submitted'))
      .answer(classApplications.get, { ...applied('submitted'), place: waiting })
    await press('提交并加入候补')
    await heading('报名已提交，等待审核')
    expect(await screen.findByText(/候补第 3 位/)).toBeTruthy()
    expect([screen.getByText('待审核'), screen.getByText('候补')]).toHaveLength(2)
    const sent = server.requests.filter(
      ({ method, path }) => method === 'POST' && /trainingClass$/.test(path),
    )
    expect(sent.map(({ body }) => (body as { waits: boolean }).waits)).toEqual([false, true])
  })

  it.each([
    ['accepted', 'kept', /席位为您保留到 .*请在此之前付款/, true],
    ['rejected', 'kept', /席位为您保留到 .*重新提交/, false],
    ['reviewing', 'waiting', /候补第 1 位/, false],
    ['accepted', 'waiting', /候补第 1 位/, false],
    ['accepted', 'lapsed', /保留时间已过/, true],
  ] as const)('tells whose place it is: %s, %s', async (state, place, text, isPayable) => {
    const keepUntil = place === 'waiting' ? null : '2026-11-30T10:00:00.000Z'
    show({ application: { ...applied('submitted', state), place: { state: place, keepUntil, ahead: 0 } } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('link', { name: '去付款' }) !== null).toBe(isPayable)
    expect(screen.queryByText('候补') !== null).toBe(place === 'waiting')
  })

  it('names the clock of its times in another time zone', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    onTestFinished(() => void vi.unstubAllEnvs())
    const place = { state: 'kept', keepUntil: '2026-11-30T10:00:00.000Z', ahead: 0 } as const
    show({ application: { ...applied('submitted', 'accepted'), place } })
    expect(await screen.findByText(/席位为您保留到 2026-11-30 18:00（北京时间），/)).toBeTruthy()
    const [step] = screen.getAllByText(/^2026-11-\d\d \d\d:\d\d（北京时间）$/)
    expect(step?.tagName).toBe('TIME')
  })

  it('lets an accepted participant whose place was given away wait again, and says at which place', async () => {
    const lapsed = { state: 'lapsed', keepUntil: '2026-11-25T10:00:00.000Z', ahead: 0 } as const
    const accepted = { ...applied('submitted', 'accepted'), refusal: 'CLASS_FULL', place: lapsed }
    const { onChanged, server } = show({
      application: accepted,
      serve: (double) =>
        double.answer(joinClassWaitingList, {
          ...accepted,
          refusal: null,
          place: { state: 'waiting', keepUntil: null, ahead: 4 },
        }),
    })
    await heading('报名已通过，名额已满')
    expect(screen.getByText(/保留时间已过/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: '去付款' })).toBeNull()
    await press('加入候补')
    const title = await heading('报名已通过，正在候补')
    expect(document.activeElement).toBe(title)
    expect(screen.getByText(/候补第 5 位/)).toBeTruthy()
    expect(screen.getByText('候补')).toBeTruthy()
    expect(server.requests.find(({ path }) => path.endsWith('/waiting'))?.body).toEqual({ subject: '6' })
    expect(onChanged).not.toHaveBeenCalled()
  })

  it('says that the class has begun where somebody wants to wait again', async () => {
    const accepted = { ...applied('submitted', 'accepted'), refusal: 'CLASS_FULL' }
    const { server } = show({
      application: accepted,
      serve: (double) => double.fail(joinClassWaitingList, 'CLASS_BEGUN'),
    })
    await heading('报名已通过，名额已满')
    server.answer(classApplications.get, { ...accepted, refusal: 'CLASS_BEGUN' })
    await press('加入候补')
    await heading('这个班已经开课，不再接受报名')
    expect(screen.queryByRole('button', { name: '加入候补' })).toBeNull()
  })

  it('leads to the order that has the place, and asks for no second payment', async () => {
    const place = { state: 'ordered', keepUntil: null, ahead: 0 } as const
    show({ application: { ...applied('submitted', 'accepted'), place } })
    await heading('报名已通过，席位在您的订单里')
    expect(screen.getByRole('link', { name: '查看订单' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: '去付款' })).toBeNull()
  })

  it.each([
    ['CLASS_FULL', '这个班的名额已满'],
    ['CLASS_BEGUN', '这个班已经开课，不再接受报名'],
  ])('says at once that nobody can apply: %s', async (refusal, text) => {
    show({ application: { ...none, refusal } })
    expect((await screen.findByRole('alert')).textContent).toContain(text)
  })

  it('leads an accepted participant to the payment of this class', async () => {
    show({ application: applied('submitted', 'accepted') })
    const link = await screen.findByRole('link', { name: '去付款' })
    expect(link.getAttribute('href')).toMatch(/\/pay\/school\/orderConfirm\?kind=class&id=6$/)
  })

  it('says what to mend, at the field, and goes on from there', async () => {
    show({ application: applied('submitted', 'rejected') })
    expect(await screen.findByText('学生证照片看不清')).toBeTruthy()
    await press('修改并重新提交')
    await heading('证明材料')
    expect(screen.getByText('请上传清晰的学生证照片')).toBeTruthy()
  })

  it('says that there is no such class', async () => {
    show({ serve: (server) => server.fail(classApplications.get, 'NOT_FOUND') })
    expect(await screen.findByText('没有找到')).toBeTruthy()
  })

  it('says that it could not be loaded, and loads again', async () => {
    const { server } = show({ serve: (server) => server.fail(classApplications.get, 'SERVICE_UNAVAILABLE') })
    await screen.findByText('申请没有载入')
    server.answer(classApplications.get, none)
    await press('重试')
    expect(await heading('学员信息')).toBeTruthy()
  })
})
