import { describe, expect, it } from 'vitest'
import { usualQuietHours } from '../settings/quiet-hours'
import { guideNews, keptValues, noon, placeKept, placeTemplate } from '../testing/message'
import { dayMs, hourMs } from '../time/durations'
import type { Circumstances } from './circumstances'
import { type Delivery, tryAgain } from './claims'
import { dailyLimits, planDelivery } from './plan'
import { nightEnd } from './quiet-hours'

const delivery: Delivery = {
  id: 'd',
  messageId: 'm',
  userId: 1,
  kind: placeKept.key,
  way: 'mail',
  state: 'due',
  attempts: 1,
  dueAt: noon,
  sentAt: null,
  lastError: null,
}

const circumstances: Circumstances = {
  message: { values: keptValues, createdAt: noon },
  isWanted: () => true,
  contact: { address: 'li@shop.example', locale: 'en' },
  template: placeTemplate,
  today: 0,
}

const options = {
  quietHours: usualQuietHours,
  publicUrl: 'https://chuhai.example',
  unsubscribe: (userId: number, kind: string) => `https://chuhai.example/stop/${userId}/${kind}`,
}

const inChina = (time: string) => new Date(`2026-12-0${time}+08:00`)

const plan = (
  change: Partial<Circumstances> = {},
  now = noon,
  of: Partial<Delivery> = {},
  kind = placeKept,
) => planDelivery(kind, { ...delivery, ...of }, { ...circumstances, ...change }, options, now)

it('a message is written in the language of the address, with its page and its date', () => {
  expect(plan()).toEqual({
    state: 'ready',
    to: 'li@shop.example',
    message: {
      id: 'd',
      kind: 'place.kept',
      locale: 'en',
      title: 'A place is kept for you: 运营班',
      text: expect.stringContaining('Please pay before'),
      address: `https://chuhai.example/place?name=${encodeURIComponent('运营班')}`,
      date: {
        from: new Date(keptValues.until),
        to: new Date(keptValues.until),
        place: null,
        uid: 'message-m',
        sequence: 0,
        isCancelled: false,
      },
      unsubscribe: null,
      values: { name: '运营班', until: expect.stringContaining('2026'), place: '' },
    },
  })
})

it('a short message has a text of its own', () => {
  expect(plan({}, noon, { way: 'sms' })).toMatchObject({
    message: { text: expect.stringContaining('Your place in 运营班') },
  })
})

it('news can be ended with one press', () => {
  const message = { values: { sites: 2 }, createdAt: noon }
  const planned = planDelivery(guideNews as never, delivery, { ...circumstances, message }, options, noon)
  expect(planned).toMatchObject({ message: { unsubscribe: 'https://chuhai.example/stop/1/guide.news' } })
})

describe('a message is not sent', () => {
  it('where its reader does not want it', () => {
    expect(plan({ isWanted: () => false })).toEqual({ state: 'skipped', reason: 'not wanted' })
  })

  it('where no address is confirmed', () => {
    expect(plan({ contact: undefined })).toEqual({ state: 'skipped', reason: 'no confirmed address' })
  })

  it('as a short message where its template has none', () => {
    const texts = { ...placeTemplate.en, sms: null }
    const template = { 'zh-CN': texts, en: texts }
    expect(plan({ template }, noon, { way: 'sms' })).toEqual({ state: 'skipped', reason: 'no short text' })
    expect(plan({ template })).toMatchObject({ state: 'ready' })
  })

  it('after three days, with the reason why it could not be', () => {
    const late = new Date(noon.getTime() + 3 * dayMs + 1)
    expect(plan({}, late)).toEqual({ state: 'refused', reason: 'too late' })
    expect(plan({}, late, { lastError: 'HTTP 503' })).toEqual({ state: 'refused', reason: 'HTTP 503' })
  })
})

describe('a message waits', () => {
  it('from ten in the evening until eight in the morning', () => {
    expect(plan({}, inChina('1T21:59:59'))).toMatchObject({ state: 'ready' })
    for (const night of ['1T22:00:00', '1T23:59:59', '2T00:00:00', '2T07:59:59'])
      expect(plan({}, inChina(night))).toEqual({
        state: 'held',
        reason: 'night',
        until: inChina('2T08:00:00'),
      })
    expect(plan({}, inChina('2T08:00:00'))).toMatchObject({ state: 'ready' })
  })

  it('at night until an hour before its deadline', () => {
    const until = '2026-12-02T07:00:00+08:00'
    const message = { values: { ...keptValues, until }, createdAt: noon }
    expect(plan({ message }, inChina('1T23:00:00'))).toMatchObject({ until: inChina('2T06:00:00') })
    expect(plan({ message }, inChina('2T06:00:00'))).toMatchObject({ state: 'ready' })
    expect(plan({ message }, inChina('2T06:59:00'))).toMatchObject({ state: 'ready' })
    expect(plan({ message }, inChina('2T07:00:00'))).toMatchObject({ until: inChina('2T08:00:00') })
  })

  it('an hour where its reader has had enough for today', () => {
    const later = new Date(noon.getTime() + hourMs)
    const held = { state: 'held', reason: 'enough for today', until: later }
    expect(plan({ today: dailyLimits.mail })).toEqual(held)
    expect(plan({ today: dailyLimits.mail - 1 })).toMatchObject({ state: 'ready' })
    expect(plan({ today: dailyLimits.sms }, noon, { way: 'sms' })).toEqual(held)
  })

  it('where its template is not there yet', () => {
    expect(plan({ template: undefined })).toMatchObject({ state: 'held', reason: 'no template' })
  })
})

it('the night is where the settings have it, also after midnight, or nowhere', () => {
  const early = { from: 0, to: 7 }
  expect(nightEnd(inChina('1T23:00:00'), early)).toBeNull()
  expect(nightEnd(inChina('2T00:00:00'), early)).toEqual(inChina('2T07:00:00'))
  expect(nightEnd(inChina('2T07:00:00'), early)).toBeNull()
  expect(nightEnd(inChina('2T03:00:00'), null)).toBeNull()
})

it('a failed attempt is made again later each time, in an hour at most', () => {
  const waits = [1, 2, 3, 40].map((attempts) => {
    const again = tryAgain({ attempts }, 'HTTP 503', noon, 0.5)
    return 'until' in again && again.until.getTime() - noon.getTime()
  })
  expect(waits).toEqual([2000, 4000, 8000, hourMs])
})
