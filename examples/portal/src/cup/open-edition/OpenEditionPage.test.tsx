import { getRegistration, type Registration } from '@chuhai/contract/competition'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { openCupPage } from '../../testing/cup-page'

const registration: Registration = {
  contestantType: 0,
  ranks: '拾浪',
  project: '冲浪板脚绳',
  schoolName: '闽海外贸学院',
  area: '福建省/福州市/鼓楼区',
  isExperience: 0,
  teacher: '林老师',
  editionId: 6,
  version: 3,
  competitionArea: '南部赛区',
  auditStatus: '待审核',
  auditReason: null,
  plan: null,
}

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('loads no registration for visitors who are not signed in', async () => {
  const { core } = await openCupPage('/kylinCup/kycup')
  expect(core.server.requests).toEqual([])
  expect(screen.queryByText(/您的报名/)).toBeNull()
})

it('shows the status of a registration to its user', async () => {
  const server = createServerDouble().answer(getRegistration, registration)
  await openCupPage('/kylinCup/kycup', { server, isSignedIn: true })
  expect(await screen.findByText('您的报名：待审核')).toBeTruthy()
})

it('tells why a registration was rejected', async () => {
  const rejected = { ...registration, auditStatus: '未通过', auditReason: '请补充指导老师' } as const
  const server = createServerDouble().answer(getRegistration, rejected)
  await openCupPage('/kylinCup/kycup', { server, isSignedIn: true })
  expect(await screen.findByText('您的报名：未通过')).toBeTruthy()
  expect(screen.getByText(/请补充指导老师/)).toBeTruthy()
})

it('shows no status to users without a registration', async () => {
  const server = createServerDouble().answer(getRegistration, null)
  const { core } = await openCupPage('/kylinCup/kycup', { server, isSignedIn: true })
  await waitFor(() => expect(core.server.requests.length).toBeGreaterThan(0))
  expect(screen.queryByText(/您的报名/)).toBeNull()
})

it('renders the first screen, and the rest after its paint', async () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  await openCupPage('/kylinCup/kycup')
  const places = () => document.querySelectorAll('#sign-up, #notes').length
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(places()).toBe(0)
  await act(async () => {
    for (const run of frames) run()
    await new Promise((resolve) => setTimeout(resolve, 1))
  })
  expect(places()).toBe(2)
})

it('is whole at once where the address names a place in it', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  await openCupPage('/kylinCup/kycup#notes')
  expect(document.querySelector('#notes')).toBeTruthy()
})
