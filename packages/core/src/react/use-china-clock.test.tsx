import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useChinaClock } from './index'

const Time = ({ time, locale }: { time: string; locale?: 'zh-CN' | 'en' }) => useChinaClock(locale)(time)

/** What `getTimezoneOffset` answers: minutes, positive to the west of Greenwich. */
const setZone = (offset: number) => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  ['Los Angeles', 480, 'zh-CN', '今晚 19:30', '今晚 19:30（北京时间）'],
  ['Berlin', -60, 'en', 'Nov 28 19:30', 'Nov 28 19:30 (Beijing time)'],
  ['Tokyo', -540, 'zh-CN', '11 月 28 日 周六 9:00–10:00', '11 月 28 日 周六 9:00–10:00（北京时间）'],
  ['Berlin', -60, 'zh-CN', '正在直播', '正在直播'],
  ['Berlin', -60, 'zh-CN', '11 月 28 日', '11 月 28 日'],
  ['Shanghai', -480, 'zh-CN', '今晚 19:30', '今晚 19:30'],
  ['Singapore', -480, 'en', 'tonight 19:30', 'tonight 19:30'],
] as const)('in %s (%i) in %s the time %s is shown as %s', (_, offset, locale, time, shown) => {
  setZone(offset)
  expect(render(<Time time={time} locale={locale} />).container.textContent).toBe(shown)
})

it('a server names no clock, whatever its own shows', () => {
  setZone(0)
  expect(renderToString(<Time time="今晚 19:30" />)).toBe('今晚 19:30')
})
