import {
  getSignUp,
  giveBackActivityPlace,
  type SignUp as Own,
  signUpForActivity,
} from '@chuhai/contract/activity'
import { type Activity, activities } from '@chuhai/contract/publication'
import { createServerDouble, type FakeCore, type ServerDouble } from '@chuhai/core/testing'
import { LocaleProvider } from '@chuhai/ui'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../../app/app'
import { signUpDouble } from '../../../testing/activity'
import { createAppDouble, userDouble } from '../../../testing/app'
import { stubBrowser } from '../../../testing/browser'
import { activityDouble } from '../../../testing/publications'
import { ActivityFacts } from '../facts'

const before = Date.parse(activityDouble.startsAt) - 7 * 86_400_000

interface Options {
  server?: ServerDouble
  item?: Partial<Activity>
  now?: number
  isSignedOut?: boolean
  locale?: 'en'
  core?: FakeCore
}

const withLeft = (left: number) => ({ item: { ...activityDouble, left }, related: [] })
const serverWith = (own: Own | null) =>
  createServerDouble().answer(getSignUp, own).answer(activities.get, withLeft(86))

const open = ({ server = serverWith(null), item, now = before, isSignedOut, ...rest }: Options = {}) => {
  const app = createAppDouble({ server, ...(!isSignedOut && { user: userDouble }), ...rest })
  render(
    <LocaleProvider locale={rest.locale ?? 'zh-CN'}>
      <AppContext value={app}>
        <ActivityFacts item={{ ...activityDouble, ...item }} now={now} />
      </AppContext>
    </LocaleProvider>,
  )
  return { server, core: app.client.core }
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
const sent = (server: ServerDouble) => server.requests.filter(({ method }) => method === 'PUT')

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the sign-up of an activity', () => {
  it('asks a signed-out visitor to sign in, says how many seats are left, and leads back to it', () => {
    open({ isSignedOut: true })
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: '登录后报名' })
    expect(decodeURIComponent(href)).toContain('/activity/detail?id=1#sign-up')
    expect(screen.getByText('还剩 86 席')).toBeTruthy()
  })

  it.each<[Partial<Activity>, number, RegExp]>([
    [{ isCancelled: true }, before, /取消了/],
    [{ closesHours: null }, before, /不用报名/],
    [{}, Date.parse(activityDouble.startsAt) - 3_600_000, /已经截止/],
    [{}, Date.parse(activityDouble.startsAt) + 1, /已经开始/],
    [{}, Date.parse(activityDouble.endsAt) + 1, /已经结束/],
  ])('says why nobody can sign up: %j', async (item, now, text) => {
    open({ item, now })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '报名' })).toBeNull()
  })

  it('knows the name and the company, and says at the field what is missing', async () => {
    const { server } = open()
    expect((await field('姓名')).value).toBe('沈立群')
    expect((await field('公司')).value).toBe('宁波宁居家居用品有限公司')
    fireEvent.click(screen.getByRole('button', { name: '报名' }))
    await screen.findByText('请填写手机号')
    await type('手机号', '138')
    fireEvent.click(screen.getByRole('button', { name: '报名' }))
    await screen.findByText('请填写正确的 11 位手机号')
    expect(document.activeElement).toBe(await field('手机号'))
    expect(sent(server)).toHaveLength(0)
  })

  it('takes a seat once for a double press, and shows it', async () => {
    const server = serverWith(null).answer(signUpForActivity, signUpDouble(), { delayMs: 20 })
    open({ server })
    await type('手机号', '13857312046')
    const button = screen.getByRole('button', { name: '报名' })
    server.answer(getSignUp, signUpDouble())
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findByText('已报名')).toBeTruthy()
    expect(sent(server)).toHaveLength(1)
    expect(sent(server)[0]?.body).toMatchObject({ name: '沈立群', phone: '13857312046', waits: false })
    expect(screen.getByRole('link', { name: '加入日历' }).getAttribute('href')).toBe(
      '/api/activity/1/calendar.ics',
    )
  })

  it('counts the seats again once one is taken, and once it is given back', async () => {
    const server = serverWith(null).answer(signUpForActivity, signUpDouble())
    open({ server, item: { left: 1 } })
    await type('手机号', '13857312046')
    server.answer(getSignUp, signUpDouble()).answer(activities.get, withLeft(0))
    fireEvent.click(screen.getByRole('button', { name: '报名' }))
    expect(await screen.findByText('名额已满')).toBeTruthy()
    expect(screen.getByText('可候补')).toBeTruthy()
    server.answer(giveBackActivityPlace, null).answer(getSignUp, null).answer(activities.get, withLeft(1))
    fireEvent.click(await screen.findByRole('button', { name: '不参加了' }))
    fireEvent.click(await screen.findByRole('button', { name: '退出' }))
    expect(await screen.findByText('还剩 1 席')).toBeTruthy()
    expect(screen.getByText('报名中')).toBeTruthy()
  })

  it('keeps what was typed over a reload', async () => {
    const { core } = open()
    await type('公司', '宁居')
    cleanup()
    open({ core })
    expect((await field('公司')).value).toBe('宁居')
  })

  it('offers the waiting list where no seat is left, also where the last one went meanwhile', async () => {
    open({ item: { left: 0 } })
    expect(await screen.findByRole('button', { name: '加入候补' })).toBeTruthy()
    cleanup()
    const server = serverWith(null).fail(signUpForActivity, 'ACTIVITY_FULL')
    open({ server })
    await type('手机号', '13857312046')
    fireEvent.click(screen.getByRole('button', { name: '报名' }))
    const wait = await screen.findByRole('button', { name: '加入候补' })
    const own = signUpDouble({ place: { state: 'waiting', keepUntil: null, ahead: 2 } })
    server.answer(signUpForActivity, own).answer(getSignUp, own)
    await waitFor(() => {
      fireEvent.click(wait)
      expect(sent(server).at(-1)?.body).toMatchObject({ waits: true })
    })
    expect(await screen.findByText(/候补第 3 位/)).toBeTruthy()
  })

  it('shows why the server has refused, and can be sent again after a failure', async () => {
    const server = serverWith(null).fail(signUpForActivity, 'ACTIVITY_CLOSED')
    open({ server })
    await type('手机号', '13857312046')
    fireEvent.click(screen.getByRole('button', { name: '报名' }))
    expect((await screen.findByRole('alert')).textContent).toBe('报名已经截止')
    server.disconnect(signUpForActivity)
    await type('手机号', '13857312047')
    fireEvent.click(screen.getByRole('button', { name: '报名' }))
    expect(await screen.findByRole('button', { name: '再次提交' })).toBeTruthy()
    expect((await field('手机号')).value.replaceAll(' ', '')).toBe('13857312047')
  })

  it('gives a place back after a question', async () => {
    const server = serverWith(signUpDouble()).answer(giveBackActivityPlace, null)
    open({ server })
    fireEvent.click(await screen.findByRole('button', { name: '不参加了' }))
    server.answer(getSignUp, null)
    fireEvent.click(await screen.findByRole('button', { name: '退出' }))
    expect(await screen.findByRole('button', { name: '报名' })).toBeTruthy()
  })

  it('says that it could not be loaded, and loads again', async () => {
    const server = serverWith(null).fail(getSignUp, 'SERVICE_UNAVAILABLE')
    open({ server })
    await screen.findByText('报名状态没有载入')
    server.answer(getSignUp, signUpDouble())
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('已报名')).toBeTruthy()
  })

  it('is English where the page is', async () => {
    open({ locale: 'en' })
    expect(await screen.findByRole('button', { name: 'Sign up' })).toBeTruthy()
    expect(screen.getByText('86 places left')).toBeTruthy()
  })
})
