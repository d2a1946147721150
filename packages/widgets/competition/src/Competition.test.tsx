import { getEdition, getRegistration } from '@chuhai/contract/competition'
import { getUserInfo } from '@chuhai/contract/user'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Competition, type CompetitionProps } from './Competition'
import { createTestCore, type TestSetup } from './testing/core'
import { closedEdition, comingEdition } from './testing/editions'
import { accepted, cuckoo, inReview, rejected, team } from './testing/registrations'
import { visitor } from './testing/visitor'

type CardSetup = TestSetup & Pick<CompetitionProps, 'buttonOnly' | 'locale'>

const show = ({ buttonOnly, locale, ...setup }: CardSetup = {}) => {
  const core = createTestCore(setup)
  const { server } = core
  render(
    <Competition core={core} edition={6} {...(buttonOnly && { buttonOnly })} {...(locale && { locale })} />,
  )
  const asked = (endpoint: { path: string }) => server.requests.filter(({ path }) => path === endpoint.path)
  return { server, core, user: userEvent.setup(), asked }
}

configure({ defaultHidden: true })
beforeAll(async () => void (await import('./sign-up/SignUpDialog')))
afterEach(cleanup)

describe('the card', () => {
  it.each([
    [comingEdition, '未开始'],
    [undefined, '报名中'],
    [closedEdition, '已截止'],
  ])('shows the name of the edition and the state of its sign-up', async (edition, text) => {
    show({ isSignedIn: false, ...(edition && { edition }) })
    expect((await screen.findByText('麒麟杯 第六届')).tagName).toBe('SPAN')
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText('报名时间：2026-11-01 09:00 至 2026-12-18 23:59')).toBeTruthy()
  })

  it.each([
    ['zh-CN', '报名时间：2026-11-01 09:00 至 2026-12-18 23:59（北京时间）'],
    ['en', 'Sign-up: 2026-11-01 09:00 to 2026-12-18 23:59 (Beijing time)'],
  ] as const)('names the clock of the sign-up in Berlin in %s', async (locale, text) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    onTestFinished(() => void vi.unstubAllEnvs())
    show({ isSignedIn: false, locale })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it.each([
    [cuckoo, '正在报名', '报名还没有提交，可以接着填写。'],
    [inReview, '待审核', '报名审核中，请等待'],
    [rejected, '未通过', '原因：请补全方乐之的在读证明，并写明项目的目标市场。'],
    [accepted, '已通过', '可以上传计划书了。'],
  ])('shows the status of the visitor’s registration', async (registration, status, text) => {
    show({ registration })
    expect(await screen.findByText(status)).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('loads a registration for signed-in visitors only, and forgets it with the user', async () => {
    const { asked } = show({ isSignedIn: false })
    await screen.findByText('报名中')
    expect(asked(getRegistration)).toHaveLength(0)
    cleanup()
    const { core, server } = show({ registration: cuckoo })
    await screen.findByText('正在报名')
    server.answer(getUserInfo, visitor)
    act(() => core.session.clear())
    await waitFor(() => expect(screen.queryByText('正在报名')).toBeNull())
  })

  it('keeps room for a registration while it is loaded, also where there is none', async () => {
    const room = () => document.querySelector('.ch-competition__own')
    const { server } = show({ serve: (one) => one.hang(getRegistration) })
    expect(room()).toBeTruthy()
    await screen.findByText('报名中')
    expect(room()).toBeTruthy()
    server.answer(getRegistration, null)
    cleanup()
    show()
    expect(await screen.findByText('还没有报名')).toBeTruthy()
    cleanup()
    show({ isSignedIn: false })
    expect(room()).toBeNull()
  })

  it('that could not ask for the edition says so, and asks again', async () => {
    const { user, server } = show({ serve: (one) => one.disconnect(getEdition) })
    const retry = await screen.findByRole('button', { name: '重试' })
    server.answer(getEdition, closedEdition)
    await user.click(retry)
    expect(await screen.findByText('已截止')).toBeTruthy()
  })

  it('is both buttons alone where that is wanted, and asks for nothing', async () => {
    const { server } = show({ buttonOnly: true })
    await act(async () => undefined)
    expect(screen.getByRole('region', { name: '麒麟杯' }).textContent).toBe('立即报名上传计划书')
    expect(server.requests).toHaveLength(0)
  })

  it('speaks its own language where it has one', async () => {
    show({ locale: 'en', registration: rejected })
    expect(await screen.findByText('Not accepted')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy()
    expect(await screen.findByText('Kylin Cup edition 6')).toBeTruthy()
  })
})

describe('the buttons', () => {
  it('open the sign-up, and the card follows what comes of it', async () => {
    const { user } = show({ registration: cuckoo, members: team })
    await user.click(screen.getByRole('button', { name: '立即报名' }))
    await user.click(await screen.findByRole('button', { name: '下一步' }))
    await user.click(await screen.findByRole('button', { name: '提交' }))
    await screen.findByRole('heading', { name: '提交成功' })
    expect(await screen.findByText('待审核')).toBeTruthy()
  })

  it.each(['立即报名', '上传计划书'])('%s says that the window has closed', async (name) => {
    const { user, core } = show({ edition: closedEdition, isSignedIn: false })
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(core.notices.$notice.get()?.text).toBe('活动报名已截止'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
