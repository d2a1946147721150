import { trackParcels } from '@chuhai/contract/logistics'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTrackingCore, parcelDouble } from '../testing/tracking'
import { Tracking, type TrackingProps } from './Tracking'

const number = 'CH20261128001'
const show = (props: Partial<TrackingProps> = {}, core = createTrackingCore()) => {
  render(<Tracking core={core} {...props} />)
  return core
}
const ask = async (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /单号/ }), { target: { value: text } })
  await act(async () => screen.getByRole('button', { name: '查询' }).click())
}
const events = async () =>
  within(await screen.findByRole('list', { name: `轨迹 ${number}` })).getAllByRole('listitem')

/** The same is not sent again within a second. */
const waitASecond = () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 5000)
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('numbers', () => {
  it('are asked for as they are typed, several at once, and each is answered under its number', async () => {
    const core = show()
    await ask('ch20261128001，NO20261128002')
    expect(await screen.findByText(/查了\s2\s个单号，查到\s1\s个包裹/)).toBeTruthy()
    expect(core.server.requests.at(-1)?.body).toEqual({ numbers: [number, 'NO20261128002'] })
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      `${number} 运输中`,
      'NO20261128002',
    ])
    expect(screen.getByText(/没有查到这个单号/)).toBeTruthy()
  })

  it('that are none are named, and asked for nowhere', async () => {
    const core = show()
    await ask('AB12')
    const field = screen.getByRole('textbox', { name: /单号/ })
    expect(screen.getByText('“AB12”不是单号：应为 6 到 40 位字母或数字')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(core.server.requests).toHaveLength(0)
    fireEvent.change(field, { target: { value: 'AB1234' } })
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  it('of the page that are none are named where there is no form, too', async () => {
    const core = show({ numbers: ['AB12'], hideForm: true })
    expect((await screen.findByRole('alert')).textContent).toMatch(/“AB12”不是单号/)
    expect(core.server.requests).toHaveLength(0)
  })

  it('of the page are asked for at once, without a form where it wants none', async () => {
    const onTracked = vi.fn()
    show({ numbers: [number], hideForm: true, onTracked })
    await events()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(onTracked).toHaveBeenCalledExactlyOnceWith({ asked: 1, found: 1 })
  })
})

describe('a parcel', () => {
  it('has its steps, the last one first, in the time of the place and of the visitor', async () => {
    const own = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480)
    show({ numbers: [number] })
    const [last, second, first] = await events()
    expect(last?.getAttribute('aria-current')).toBe('step')
    expect(last?.textContent).toMatch(/2026-11-28 08:30 当地 UTC−8.*2026-11-29 00:30 您的时间/)
    expect(last?.textContent).toMatch(/Los Angeles · 美国 到达分拨中心/)
    // The place has the visitor's clock: one time is enough.
    expect(within(second as HTMLElement).getAllByText(/2026-11-27 18:00/)).toHaveLength(1)
    expect(second?.textContent).toMatch(/海关原因/)
    expect(first?.textContent).toMatch(/^2026-11-26 16:00 +已揽收$/)
    own.mockRestore()
  })

  it('says who brings it, where it goes and when it was promised, and has a calendar', async () => {
    show({ numbers: [number] })
    await events()
    for (const text of ['远帆物流', 'LX123456789CN', '美国', '2026-12-06 – 2026-12-10'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: `把 ${number} 加入日历` }).getAttribute('href')).toBe(
      `http://chuhai.test/api/logistics/track/${number}/calendar.ics`,
    )
  })

  it('without news for long says so', async () => {
    show({ numbers: [number] }, createTrackingCore({ silentDays: 31 }))
    expect((await screen.findByRole('note')).textContent).toMatch(/31\s天没有新的消息/)
  })

  it('of which nothing is known yet says that', async () => {
    show({ numbers: [number] }, createTrackingCore({ status: 'unknown', events: [], heardAt: null }))
    expect(await screen.findByText('还没有轨迹。')).toBeTruthy()
    expect(screen.getByText('承运商还没有消息。')).toBeTruthy()
  })

  it('has its earlier steps behind the first six', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...parcelDouble.events[0],
      at: new Date(Date.parse('2026-11-28T00:00:00Z') - index * 3_600_000).toISOString(),
      offset: 0,
      status: null,
      text: { 'zh-CN': '到达', en: 'Arrived' },
      cause: null,
      place: 'Chicago',
      country: 'US',
    }))
    show({ numbers: [number] }, createTrackingCore({ events: many }))
    expect(await events()).toHaveLength(6)
    expect(screen.getByText(/更早的\s3\s条/)).toBeTruthy()
  })
})

describe('a question', () => {
  it('that fails offers another try', async () => {
    const core = createTrackingCore()
    core.server.fail(trackParcels, 'TRACKING_GUESSES')
    show({ numbers: [number] }, core)
    expect(await screen.findByText('查不到的单号太多，请核对后过一会儿再查')).toBeTruthy()
    core.server.answer(trackParcels, [{ number, parcel: parcelDouble }])
    waitASecond()
    await act(async () => screen.getByRole('button', { name: '重试' }).click())
    expect(await events()).toHaveLength(3)
  })

  it('that fails later leaves what was found in sight', async () => {
    const core = show({ numbers: [number] })
    await events()
    core.server.disconnect(trackParcels)
    waitASecond()
    await act(async () => screen.getByRole('button', { name: '刷新' }).click())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/没有查到物流/))
    expect(await events()).toHaveLength(3)
  })

  it('that is asked again at once keeps what was answered a moment ago', async () => {
    show({ numbers: [number] })
    await events()
    await act(async () => screen.getByRole('button', { name: '刷新' }).click())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await events()).toHaveLength(3)
  })

  it('is in English, too', async () => {
    show({ numbers: [number], locale: 'en' })
    expect(await screen.findByText('Arrived at a sorting centre', { exact: false })).toBeTruthy()
    expect(screen.getByText('1 parcel')).toBeTruthy()
  })
})
