import { type EvaluationResult, getEvaluationResult } from '@chuhai/contract/evaluation'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { expect, it } from 'vitest'
import { userDouble } from '../../testing/app'
import { ownGuidePath } from './own-guide'

const result: EvaluationResult = {
  rating: '成长卖家',
  summary: '',
  navImageId: 12,
  advice: '',
  abilities: [],
  siteCount: 0,
  courseCount: 0,
  evaluatedAt: '',
}

it('is the guide for visitors, who are asked nothing', async () => {
  const core = createFakeCore()
  await expect(ownGuidePath(core)).resolves.toBe('/crossBorderSiteGuide')
  expect(core.server.requests).toEqual([])
})

it('is the own guide of an evaluated visitor', async () => {
  const server = createServerDouble().answer(getEvaluationResult, result)
  await expect(ownGuidePath(createFakeCore({}, { server, user: userDouble }))).resolves.toBe(
    '/crossBorderSiteGuide/specialGuide?id=12',
  )
})

it('is the guide for others, and where the result cannot be loaded', async () => {
  const server = createServerDouble().answer(getEvaluationResult, { ...result, navImageId: null })
  await expect(ownGuidePath(createFakeCore({}, { server, user: userDouble }))).resolves.toBe(
    '/crossBorderSiteGuide',
  )
  const broken = createServerDouble().fail(getEvaluationResult, 'SERVICE_UNAVAILABLE')
  await expect(ownGuidePath(createFakeCore({}, { server: broken, user: userDouble }))).resolves.toBe(
    '/crossBorderSiteGuide',
  )
})

it('is the guide where the session has ended, without requesting sign-on', async () => {
  const server = createServerDouble().fail(getEvaluationResult, 'UNAUTHORIZED')
  const core = createFakeCore({}, { server, user: userDouble })
  await expect(ownGuidePath(core)).resolves.toBe('/crossBorderSiteGuide')
  expect(core.signOn.$request.get()).toBeNull()
})
