import { createConsultation } from '@chuhai/contract/consultation'
import { listSubscriptions, subscribe } from '@chuhai/contract/guide'
import { getLivingInfo } from '@chuhai/contract/live'
import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { listTagged } from '@chuhai/contract/search'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeCore, createServerDouble } from '../testing'

afterEach(() => void vi.useRealTimers())

const setUp = (locale: 'zh-CN' | 'en' = 'zh-CN') => {
  const server = createServerDouble()
  return { server, core: createFakeCore({}, { server, locale }) }
}

describe('the server double', () => {
  it('says which endpoint has no plan yet, and what to do', async () => {
    const { core } = setUp()
    await expect(core.call(getLivingInfo)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringMatching(/^\[chuhai\].+GET \/liveBroadcast\/info.+answer\(/),
    })
  })

  it('responds with the result of a function of the request', async () => {
    const { core, server } = setUp()
    server.answer(listTagged, ({ query }) => ({
      name: query.name ?? '',
      total: 0,
      kinds: [],
      page: 1,
      rows: 20,
      near: [],
    }))
    await expect(core.call(listTagged, { query: { name: '物流' } })).resolves.toMatchObject({ name: '物流' })
  })

  it('holds a body against the rules of the contract, in the language asked for', async () => {
    const { core, server } = setUp('en')
    server.answer(createConsultation, { id: '1' })
    const body = { customerSource: [], contactsName: '', contactsPhone: '1', customerName: 'Far Sail' }
    await expect(core.call(createConsultation, { body })).rejects.toMatchObject({
      code: 'CONSULTATION_SECTION_REQUIRED',
      httpStatus: 422,
      message: 'Please select',
      fields: {
        customerSource: 'Please select',
        contactsName: 'Required',
        contactsPhone: 'Enter a valid mobile number',
      },
    })
  })

  it('fails with a code of the table', async () => {
    const { core, server } = setUp()
    server.fail(getLivingInfo, 'SERVICE_UNAVAILABLE')
    await expect(core.call(getLivingInfo)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      httpStatus: 503,
      message: '服务暂时不可用，请稍后重试',
    })
  })

  it('holds to the last plan for an endpoint', async () => {
    const { core, server } = setUp()
    server.fail(listRecommendedPlatforms, 'SERVER_ERROR').answer(listRecommendedPlatforms, [])
    await expect(core.call(listRecommendedPlatforms)).resolves.toEqual([])
  })

  it('distinguishes a fixed path from one with parameters', async () => {
    const { core, server } = setUp()
    const nothing = { list: [], total: 0, page: 1, rows: 20 }
    server.answer(listSubscriptions, nothing).fail(subscribe, 'NOT_FOUND')
    await expect(core.call(listSubscriptions, { body: {} })).resolves.toEqual(nothing)
    await core.call(subscribe, { params: { id: '7' }, body: { navInfoId: 7 } }).catch(() => {})
    expect(server.requests.map(({ params }) => params)).toEqual([{}, { id: '7' }])
  })

  it('responds after the given time', async () => {
    vi.useFakeTimers()
    const { core, server } = setUp()
    server.answer(listRecommendedPlatforms, [], { delayMs: 500 })
    const query = core.query(listRecommendedPlatforms)
    const loading = query.load()
    await vi.advanceTimersByTimeAsync(499)
    expect(query.$state.get().phase).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    await loading
  })
})

describe('the fake core', () => {
  it('has parts of your own where you give some', () => {
    const report = vi.fn()
    expect(createFakeCore({ report }).report).toBe(report)
  })

  it('has the user you name signed in, an organisation of theirs selected', async () => {
    const user = {
      id: '7',
      userName: '陈静怡',
      unionId: '',
      userAvatar: null,
      userOrgInfoList: [{ orgId: 'a', orgName: '远航贸易' }],
    }
    const core = createFakeCore({}, { user })
    expect(core.session.$user.get()).toEqual(user)
    expect(core.organisation.$orgId.get()).toBe('a')
    await expect(core.session.refresh()).resolves.toEqual(user)
  })
})
