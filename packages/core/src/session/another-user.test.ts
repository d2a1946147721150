import { errorTable } from '@chuhai/contract'
import { sendQuestion } from '@chuhai/contract/assistant'
import { createConsultation } from '@chuhai/contract/consultation'
import type { EndpointShape } from '@chuhai/contract/endpoint'
import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { recordPageView } from '@chuhai/contract/track'
import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { describe, expect, it, vi } from 'vitest'
import { openStream } from '../stream'
import { createFakeCore, createServerDouble } from '../testing'
import { createTrack } from '../track/track'

const shown: UserInfo = {
  id: '7',
  userName: '何思远',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [{ orgId: 'a', orgName: '远航贸易' }],
}
const other: UserInfo = { ...shown, id: '8', userName: '周小满', userOrgInfoList: [] }
const body = {
  customerSource: ['海外仓'],
  contactsName: '何思远',
  contactsPhone: '13800138000',
  customerName: '',
}

const setUp = (user?: UserInfo) => {
  const server = createServerDouble()
  return { server, core: createFakeCore({}, { server, ...(user && { user }) }) }
}
type Scene = ReturnType<typeof setUp>

/** Every way that leads to the server, but for uploads, whose test has their headers. */
const ways: [string, EndpointShape, (scene: Scene) => Promise<unknown>][] = [
  ['a read', listRecommendedPlatforms, ({ core }) => core.call(listRecommendedPlatforms)],
  ['a change', createConsultation, ({ core }) => core.call(createConsultation, { body })],
  [
    'a stream',
    sendQuestion,
    ({ core }) => openStream(core, sendQuestion, { query: { content: '你好' } }).next(),
  ],
  [
    'a page view',
    recordPageView,
    async ({ core }) => createTrack(core).pageView({ path: '/', startedAt: 0 }),
  ],
]

describe('the user whom a page shows', () => {
  const headersOf = async (way: (typeof ways)[number], user?: UserInfo) => {
    const scene = setUp(user)
    const [, endpoint, go] = way
    await go(scene).catch(() => undefined)
    const sent = () => scene.server.requests.find(({ path }) => path === endpoint.path)
    await vi.waitFor(() => expect(sent()).toBeDefined())
    return sent()?.headers.get('x-user-id')
  }

  it.each(ways)('goes along with %s', async (...way) => {
    expect(await headersOf(way, shown)).toBe('7')
  })

  it.each(ways)('is nobody with %s before somebody is known', async (...way) => {
    expect(await headersOf(way)).toBeNull()
  })
})

describe('a call that the server refuses because another user has signed in', () => {
  it('is explained by one notice, and the page shows who is there', async () => {
    const { core, server } = setUp(shown)
    server.fail(createConsultation, 'SESSION_CHANGED').answer(getUserInfo, other)
    await expect(core.call(createConsultation, { body })).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    await vi.waitFor(() => expect(core.session.$user.get()).toEqual(other))
    expect(core.notices.$notice.get()).toMatchObject({
      id: 1,
      kind: 'error',
      text: errorTable.SESSION_CHANGED['zh-CN'],
    })
    expect(server.requests.filter(({ path }) => path === createConsultation.path)).toHaveLength(1)
    expect(core.organisation.$orgId.get()).toBeNull()
  })

  it('is not sent again by itself, though its repeats would have one effect', async () => {
    const { core, server } = setUp(shown)
    server.fail(createConsultation, 'SESSION_CHANGED').answer(getUserInfo, other)
    const options = { idempotencyKey: 'k-1', persistent: true }
    await expect(core.call(createConsultation, { body }, options)).rejects.toMatchObject({ httpStatus: 409 })
    expect(server.requests.filter(({ path }) => path === createConsultation.path)).toHaveLength(1)
  })

  it('says nothing about a user whom the page no longer shows', async () => {
    const { core, server } = setUp(shown)
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    server.respond(createConsultation, async () => {
      await refused
      return Response.json({ status: 'SESSION_CHANGED', data: null, message: '' }, { status: 409 })
    })
    server.answer(getUserInfo, other)
    const sent = expect(core.call(createConsultation, { body })).rejects.toMatchObject({ httpStatus: 409 })
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    await core.session.enter()
    refuse()
    await sent
    expect(core.notices.$notice.get()).toBeNull()
  })

  it('keeps what was typed', async () => {
    const { core, server } = setUp(shown)
    core.drafts.open<string>('form').write('何思远')
    server.fail(createConsultation, 'SESSION_CHANGED').answer(getUserInfo, other)
    await core.call(createConsultation, { body }).catch(() => undefined)
    await vi.waitFor(() => expect(core.session.$user.get()?.id).toBe('8'))
    expect(core.drafts.open('form').read()).toBe('何思远')
  })
})

it('a call after a session that ended in another tab asks to sign in', async () => {
  const { core, server } = setUp(shown)
  server.fail(createConsultation, 'UNAUTHORIZED')
  await expect(core.call(createConsultation, { body })).rejects.toMatchObject({ httpStatus: 401 })
  expect(core.session.$user.get()).toBeNull()
  expect(core.signOn.$request.get()).toMatchObject({ reason: 'unauthorized', after: 'refresh' })
})
