import {
  getRegistration,
  listMembers,
  type Registration,
  saveRegistration,
  submitTeam,
  withdrawRegistration,
} from '@chuhai/contract/competition'
import { createMemoryStorage } from '@chuhai/core/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFastClock, createTestCore } from '../testing/core'
import { accepted, cuckoo, inReview, rejected, team } from '../testing/registrations'
import type { ServerState } from '../testing/server'
import { emptyInfo } from './info'
import type { FormState } from './state'
import { createSignUpStore, type SignUpStore } from './store'

const draft = 'competition.form.6'

const setUp = (state: ServerState = {}, sessionStorage = createMemoryStorage()) => {
  const core = createTestCore(state, { sessionStorage, now: createFastClock() })
  const { server } = core
  const store = createSignUpStore(core, { editionId: 6, draft })
  const disconnect = store.connect()
  return { server, core, store, sessionStorage, disconnect }
}

const formOf = (store: SignUpStore): FormState => {
  const state = store.$state.get()
  if (state.phase !== 'filling') throw new Error(`the form is ${state.phase}`)
  return state
}
const opened = async (state: ServerState = {}, storage = createMemoryStorage()) => {
  const shown = setUp(state, storage)
  shown.store.open()
  await vi.waitFor(() => expect(['filling', 'locked']).toContain(shown.store.$state.get().phase))
  return shown
}
const settled = (store: SignUpStore) => vi.waitFor(() => expect(formOf(store).isBusy).toBe(false))

describe('opening it', () => {
  it('begins with an empty form on 新星赛道', async () => {
    const { store } = await opened()
    expect(formOf(store)).toMatchObject({ step: 'info', track: 0, version: 0, registration: null })
    expect(formOf(store).info[1]).toEqual(emptyInfo())
  })

  it('goes on with the members where step one is saved', async () => {
    const { store } = await opened({ registration: cuckoo, members: team })
    expect(formOf(store)).toMatchObject({ step: 'members', version: 1 })
    expect(formOf(store).members?.map(({ userName }) => userName)).toEqual(['陆一鸣', '方乐之', '马宁'])
  })

  it('begins a new team with its captain', async () => {
    const { store } = await opened({ registration: cuckoo })
    expect(formOf(store).members).toMatchObject([{ userName: '', captainFlag: 1 }])
  })

  it('begins at step one where it was not accepted', async () => {
    const { store } = await opened({ registration: rejected, members: team })
    expect(formOf(store).step).toBe('info')
  })

  it.each([inReview, accepted])('shows what cannot be changed', async (registration) => {
    const { store } = await opened({ registration, members: team })
    expect(store.$state.get()).toMatchObject({ phase: 'locked', registration, members: team })
  })

  it.each([
    null,
    {},
    { version: 1 },
    { version: 0, step: 'info', track: 0, info: { 0: {}, 1: {} }, members: null },
    { version: 0, step: 'end', track: 2, info: 1, members: [{}] },
  ])('ignores an invalid draft: %j', async (stored) => {
    const sessionStorage = createMemoryStorage()
    sessionStorage.setItem(`chuhai.draft.${draft}`, JSON.stringify(stored))
    const { store } = await opened({}, sessionStorage)
    expect(formOf(store).info[0]).toEqual(emptyInfo())
  })
})

describe('a save whose answer was lost', () => {
  it('does not count as a change made elsewhere', async () => {
    const { store, sessionStorage } = await opened({ registration: rejected, members: team })
    store.change('teacher', '许衡之')
    const saved = { ...rejected, teacher: '许衡之', version: 4 } as Registration
    const again = await opened({ registration: saved, members: team }, sessionStorage)
    expect(formOf(again.store)).toMatchObject({ isOutdated: false, version: 4 })
  })

  it('keeps its idempotency key after a reload', async () => {
    const first = await opened({ registration: rejected, members: team })
    first.store.change('teacher', '许衡之')
    first.server.disconnect(saveRegistration)
    first.store.next()
    await vi.waitFor(() => expect(formOf(first.store).isInterrupted).toBe(true))
    const second = await opened({ registration: rejected, members: team }, first.sessionStorage)
    second.store.next()
    await vi.waitFor(() => expect(formOf(second.store).step).toBe('members'))
    const keyOf = ({ server }: typeof first) =>
      server.requests
        .find(({ path, method }) => path === saveRegistration.path && method === 'POST')
        ?.headers.get('idempotency-key')
    expect(keyOf(first)).toBeTruthy()
    expect(keyOf(second)).toBe(keyOf(first))
  })
})

describe('while it is being saved', () => {
  it('changes nothing, and sends nothing again when it is opened again', async () => {
    const { store, server } = await opened({ registration: rejected, members: team })
    store.change('teacher', '许衡之')
    server.hang(saveRegistration)
    store.next()
    await vi.waitFor(() => expect(server.requests.at(-1)?.method).toBe('POST'))
    store.change('teacher', '别人')
    store.back()
    store.next()
    store.open()
    expect(formOf(store)).toMatchObject({ isBusy: true, step: 'info' })
    expect(formOf(store).info[0].teacher).toBe('许衡之')
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('is aborted without a notice when it leaves the page', async () => {
    const { store, server, core, disconnect } = await opened({ registration: rejected, members: team })
    store.change('teacher', '许衡之')
    server.hang(saveRegistration)
    store.next()
    await vi.waitFor(() => expect(server.requests.at(-1)?.method).toBe('POST'))
    disconnect()
    await settled(store)
    expect(core.notices.$notice.get()).toBeNull()
    expect(formOf(store)).toMatchObject({ step: 'info', isInterrupted: false })
  })
})

describe('a request without an answer', () => {
  // The code of calls is loaded before the clock stands still.
  beforeAll(async () => {
    createTestCore({}).prepare()
    await vi.dynamicImportSettled()
  })
  afterEach(() => void vi.useRealTimers())
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  const typedIn = (store: SignUpStore) => {
    const { phase, info, members } = store.$state.get() as FormState
    return { phase, info, members }
  }

  const save = async () => {
    const shown = await opened({ registration: rejected, members: team })
    shown.store.change('teacher', '许衡之')
    return { ...shown, endpoint: saveRegistration, press: shown.store.next }
  }
  const submit = async () => {
    const shown = await opened({ registration: cuckoo, members: team })
    shown.store.next()
    return { ...shown, endpoint: submitTeam, press: shown.store.next }
  }
  const withdraw = async () => {
    const shown = await opened({ registration: inReview, members: team })
    return { ...shown, endpoint: withdrawRegistration, press: shown.store.withdraw }
  }

  it.each([
    ['a save', save],
    ['a submit', submit],
    ['a withdrawal', withdraw],
  ])(
    '%s says why after three seconds, ends after twenty, and follows under the same key',
    async (_, begin) => {
      const { store, server, endpoint, press } = await begin()
      const before = typedIn(store)
      vi.useFakeTimers()
      server.hang(endpoint)
      press()
      await pass(2.9)
      expect(store.$state.get()).not.toHaveProperty('delay', 'busy')
      await pass(0.2)
      expect(store.$state.get()).toMatchObject({ isBusy: true, delay: 'busy' })
      await pass(17)
      expect(store.$state.get()).toMatchObject({ isBusy: false, isInterrupted: true, delay: undefined })
      expect(typedIn(store)).toEqual(before)
      server.answer(endpoint, accepted)
      press()
      await pass(0.1)
      expect(store.$state.get()).not.toMatchObject({ isInterrupted: true })
      const keys = server.requests.flatMap(({ headers }) => headers.get('idempotency-key') ?? [])
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    },
  )
})

describe('members that do not come after the save', () => {
  it('leave it at step one; the next press only asks for them', async () => {
    const { store, server } = await opened({ registration: null })
    const values = { ...emptyInfo(), ...{ ranks: '布谷鸟', project: '竹', schoolName: '嘉兴大学' } }
    for (const [field, value] of Object.entries({
      ...values,
      area: '浙江省/嘉兴市',
      isExperience: '1',
      teacher: '许衡',
    }))
      store.change(field as 'ranks', value)
    server.disconnect(listMembers)
    store.next()
    await vi.waitFor(() => expect(formOf(store).isInterrupted).toBe(true))
    expect(formOf(store)).toMatchObject({ step: 'info', version: 1 })
    server.answer(listMembers, [])
    store.next()
    await vi.waitFor(() => expect(formOf(store).step).toBe('members'))
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})

describe('the latest registration', () => {
  it('replaces what was typed only once it is loaded', async () => {
    const { store, server } = await opened({ registration: rejected, members: team })
    store.change('teacher', '许衡之')
    server.disconnect(getRegistration)
    await store.loadLatest()
    expect(formOf(store).info[0].teacher).toBe('许衡之')
    server.answer(getRegistration, { ...rejected, version: 9 })
    await store.loadLatest()
    expect(formOf(store)).toMatchObject({ version: 9, isOutdated: false })
    expect(formOf(store).info[0].teacher).toBe('许衡')
  })
})

describe('a submit', () => {
  it('after a review has begun says so, and keeps the team', async () => {
    const { store, server, core } = await opened({ registration: cuckoo, members: team })
    store.next()
    server.fail(submitTeam, 'CUP_UNDER_REVIEW')
    store.next()
    await vi.waitFor(() => expect(core.notices.$notice.get()?.text).toBe('报名审核中，请等待'))
    expect(formOf(store)).toMatchObject({ step: 'review', isOutdated: true })
    expect(formOf(store).members).toHaveLength(3)
  })

  it('shows what the server says about a member at that member', async () => {
    const { store, server } = await opened({ registration: cuckoo, members: team })
    store.next()
    server.fail(submitTeam, 'CUP_EMAIL_INVALID', { fields: { 'members.1.email': '请输入正确的邮箱格式' } })
    store.next()
    await vi.waitFor(() => expect(formOf(store).step).toBe('members'))
    expect(formOf(store).teamProblems.members).toEqual({ 1: { email: { message: '请输入正确的邮箱格式' } } })
  })
})
