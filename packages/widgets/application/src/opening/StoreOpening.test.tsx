import { getOwnStore } from '@chuhai/contract/store'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { visitor } from '../testing/core'
import { dueAt, openingAfter } from '../testing/opening'
import { StoreOpening } from './StoreOpening'

const now = Date.parse('2026-11-28T02:00:00Z')
const doubleAt = (time = now) => createServerDouble({ clock: () => time })
const asked = (time = now) => doubleAt(time).answer(getOwnStore, openingAfter('handed', 'questions'))

interface Setting {
  base?: string
  locale?: 'zh-CN' | 'en'
}

const show = (server = asked(), { base = location.origin, locale = 'zh-CN' }: Setting = {}) => {
  const core = createFakeCore({}, { server, user: visitor, base })
  render(<StoreOpening core={core} id="5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9b001" locale={locale} />)
  return server
}
const timeline = () => screen.findByRole('list', { name: '开店进度' })

afterEach(cleanup)

it('what is due is said with its time and a calendar file, above what has happened', async () => {
  show()
  expect(await screen.findByRole('heading', { name: '请答复平台' })).toBeDefined()
  expect(screen.getByText('补充水电费账单')).toBeDefined()
  expect(screen.getByText(/2026-12-03 18:00.* 前$/)).toBeDefined()
  expect(screen.getByRole('link', { name: '加入日历' }).getAttribute('href')).toMatch(
    /\/api\/store\/opening\/5e4fb0ae-[\w-]+\/calendar\.ics$/,
  )
  const steps = within(await timeline()).getAllByRole('listitem')
  expect(steps.map((step) => step.querySelector('b')?.textContent)).toEqual([
    '平台有疑问',
    '已提交平台',
    '审核通过',
  ])
  expect(steps[0]?.getAttribute('aria-current')).toBe('step')
})

it('what is past its time says so, and has no calendar file any more', async () => {
  show(asked(Date.parse(dueAt)))
  expect(await screen.findByText(/已截止，请尽快联系顾问/)).toBeDefined()
  expect(screen.queryByRole('link', { name: '加入日历' })).toBeNull()
})

it('a page of another site has no calendar file, which would come without the session', async () => {
  show(undefined, { base: 'https://portal.example' })
  expect(await screen.findByText('补充水电费账单')).toBeDefined()
  expect(screen.queryByRole('link', { name: '加入日历' })).toBeNull()
})

it('an opened store has its number and its address, and what was asked before stays in the timeline', async () => {
  show(doubleAt().answer(getOwnStore, openingAfter('handed', 'videoCheck', 'opened')))
  expect(await screen.findByText('A2Q3XEXAMPLE')).toBeDefined()
  expect(screen.getByRole('link', { name: /www\.amazon\.example/ }).getAttribute('target')).toBe('_blank')
  expect(within(await timeline()).getByText(/^要办：补充水电费账单（2026-12-03 18:00.* 前）$/)).toBeDefined()
})

it('says that it is not there, or could not be loaded, with a retry', async () => {
  show(doubleAt().fail(getOwnStore, 'NOT_FOUND'))
  expect(await screen.findByText('没有找到这家店铺')).toBeDefined()
  cleanup()
  const server = show(doubleAt().fail(getOwnStore, 'SERVER_ERROR'))
  await screen.findByText('开店进度没有载入')
  server.answer(getOwnStore, openingAfter('handed'))
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '等待平台答复' })).toBeDefined()
})

it('is in English, too', async () => {
  show(undefined, { locale: 'en' })
  expect(await screen.findByRole('heading', { name: 'Please answer the platform' })).toBeDefined()
  expect(screen.getByText('亚马逊 · United States')).toBeDefined()
})
