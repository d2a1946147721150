import { type EvaluationResult, getEvaluationResult } from '@chuhai/contract/evaluation'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { expect, it, vi } from 'vitest'
import { userDouble } from '../testing/app'
import { createExclusive } from './exclusive'

const resultOf = (navImageId: number | null): EvaluationResult => ({
  rating: navImageId === null ? null : '成长卖家',
  summary: null,
  navImageId,
  advice: null,
  abilities: [],
  siteCount: 0,
  courseCount: 0,
  evaluatedAt: null,
})

const setUp = (navImageId: number | null, isSignedIn = true) => {
  const server = createServerDouble()
    .answer(getEvaluationResult, resultOf(navImageId))
    .answer(getUserInfo, userDouble)
  const core = createFakeCore({}, { server, ...(isSignedIn && { user: userDouble }) })
  const navigate = vi.fn()
  return {
    server,
    core,
    navigate,
    exclusive: createExclusive({ core, navigate }),
  }
}

it('opens the guide of an evaluated visitor', async () => {
  const { navigate, exclusive } = setUp(12)
  exclusive.open()
  await vi.waitFor(() =>
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/crossBorderSiteGuide/specialGuide?id=12'),
  )
  expect(exclusive.$isEvaluating.get()).toBe(false)
})

it('opens the evaluation for other visitors', async () => {
  const { navigate, exclusive } = setUp(null)
  exclusive.open()
  await vi.waitFor(() => expect(exclusive.$isEvaluating.get()).toBe(true))
  expect(navigate).not.toHaveBeenCalled()
  exclusive.close()
  expect(exclusive.$isEvaluating.get()).toBe(false)
})

it('says why the result could not be read', async () => {
  const { server, core, exclusive } = setUp(12)
  server.fail(getEvaluationResult, 'SERVICE_UNAVAILABLE')
  exclusive.open()
  await vi.waitFor(() => expect(core.notices.$notice.get()).toMatchObject({ kind: 'error' }))
  expect(exclusive.$isEvaluating.get()).toBe(false)
})

it('requests sign-on first, and continues afterwards', async () => {
  const { core, navigate, exclusive } = setUp(12, false)
  await core.session.refresh()
  exclusive.open()
  expect(core.signOn.$request.get()).toMatchObject({ after: 'refresh' })
  await core.session.enter()
  core.signOn.dismiss()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce())
})

it('requests sign-on where the session has ended, and continues afterwards', async () => {
  const { server, core, navigate, exclusive } = setUp(12)
  server.fail(getEvaluationResult, 'UNAUTHORIZED')
  exclusive.open()
  await vi.waitFor(() => expect(core.signOn.$request.get()).toMatchObject({ after: 'refresh' }))
  expect(core.notices.$notice.get()).toBeNull()
  server.answer(getEvaluationResult, resultOf(12))
  await core.session.enter()
  core.signOn.dismiss()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce())
})

it('returns to the evaluation', async () => {
  const { core, exclusive } = setUp(12, false)
  await core.session.refresh()
  exclusive.evaluate()
  expect(exclusive.$isEvaluating.get()).toBe(false)
  await core.session.enter()
  core.signOn.dismiss()
  await vi.waitFor(() => expect(exclusive.$isEvaluating.get()).toBe(true))
})
