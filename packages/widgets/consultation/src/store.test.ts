import { createConsultation } from '@chuhai/contract/consultation'
import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { createFakeCore, createMemoryStorage, createServerDouble } from '@chuhai/core/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ConsultationValues } from './form'
import { createFormController, type FormController, openConsultationStore } from './store'
import { fillIn, validValues } from './testing'

const setUp = (sessionStorage = createMemoryStorage()) => {
  const server = createServerDouble().answer(createConsultation, { id: 'lead-1' })
  const core = createFakeCore({}, { server, sessionStorage })
  return { server, core, sessionStorage, store: createFormController(core) }
}

/** The code of calls is loaded before a test stops the clock. */
beforeAll(async () => {
  createFakeCore().prepare()
  await vi.dynamicImportSettled()
})

const stateOf = (store: FormController) => {
  const state = store.$state.get()
  if (state.phase === 'submitted') throw new Error('the form is submitted')
  return state
}

describe('a signed-in visitor', () => {
  const shen: UserInfo = {
    id: '7',
    userName: '沈立群',
    unionId: 'u-7',
    userAvatar: null,
    userOrgInfoList: [
      { orgId: 'a', orgName: '沈立群（个人）' },
      { orgId: 'b', orgName: '宁波宁居家居用品有限公司' },
    ],
  }
  const known = { contactsName: '沈立群', customerName: '宁波宁居家居用品有限公司' }
  const signedIn = async (user = shen) => {
    const made = setUp()
    made.server.answer(getUserInfo, user)
    const stop = made.store.connect()
    onTestFinished(stop)
    await made.core.session.enter()
    return made
  }
  const valuesOf = (store: FormController) => stateOf(store).values

  it('has name and company filled in from the start', async () => {
    const { core } = await signedIn()
    expect(valuesOf(createFormController(core))).toMatchObject(known)
  })

  it('who signs in later has empty fields filled in, without their messages', async () => {
    const { server, core, store } = setUp()
    server.answer(getUserInfo, shen)
    onTestFinished(store.connect())
    store.change('contactsName', '周岚')
    store.change('mailbox', 'zhou@lan.example')
    await store.submit()
    await core.session.enter()
    expect(valuesOf(store)).toMatchObject({ ...known, contactsName: '周岚', mailbox: 'zhou@lan.example' })
    expect(stateOf(store).problems.customerName).toBeUndefined()
    expect(stateOf(store).problems.contactsPhone).toBe('CONSULTATION_PHONE_REQUIRED')
  })

  it('who signs out leaves nothing that was typed, neither in the form nor in the tab', async () => {
    const { core, store } = await signedIn()
    store.change('contactsName', '周岚')
    store.change('contactsPhone', '13900001111')
    core.session.clear()
    expect(valuesOf(store)).toMatchObject({ contactsName: '', contactsPhone: '', customerName: '' })
    expect(valuesOf(createFormController(core))).toMatchObject({ contactsName: '', contactsPhone: '' })
    store.change('mailbox', 'z@lan.example')
    expect(valuesOf(createFormController(core))).toMatchObject({
      contactsPhone: '',
      mailbox: 'z@lan.example',
    })
  })

  it('may change or clear both; changed values stay', async () => {
    const { core, store } = await signedIn()
    store.change('contactsName', '周岚')
    store.change('customerName', '')
    core.organisation.choose('a')
    expect(valuesOf(store)).toMatchObject({ contactsName: '周岚', customerName: '' })
  })

  it('who chooses another organisation gets its name', async () => {
    const { core, store } = await signedIn()
    core.organisation.choose('a')
    expect(valuesOf(store)).toMatchObject({ ...known, customerName: '沈立群（个人）' })
  })

  it('who signs out has both removed', async () => {
    const { core, store } = await signedIn()
    core.session.clear()
    expect(valuesOf(store)).toMatchObject({ contactsName: '', customerName: '' })
  })

  it('has both filled in again in the next form', async () => {
    const { store } = await signedIn()
    store.change('contactsName', '周岚')
    store.reset()
    expect(valuesOf(store)).toMatchObject(known)
  })

  it('whose name is too long for the form gets an empty field', async () => {
    const { store } = await signedIn({ ...shen, userName: 'Alexander Hamilton' })
    expect(valuesOf(store).contactsName).toBe('')
  })
})

describe('a filled form', () => {
  const broken: [string, Partial<ConsultationValues>, keyof ConsultationValues, string][] = [
    ['no section', { customerSource: [] }, 'customerSource', 'CONSULTATION_SECTION_REQUIRED'],
    ['no name', { contactsName: '  ' }, 'contactsName', 'CONSULTATION_NAME_REQUIRED'],
    [
      'a name of 11 characters',
      { contactsName: '一二三四五六七八九十一' },
      'contactsName',
      'CONSULTATION_NAME_TOO_LONG',
    ],
    ['no phone', { contactsPhone: '' }, 'contactsPhone', 'CONSULTATION_PHONE_REQUIRED'],
    ['a phone of 10 digits', { contactsPhone: '1386810552' }, 'contactsPhone', 'CONSULTATION_PHONE_INVALID'],
    [
      'a phone that starts with 2',
      { contactsPhone: '23868105527' },
      'contactsPhone',
      'CONSULTATION_PHONE_INVALID',
    ],
    ['no company', { customerName: '' }, 'customerName', 'CONSULTATION_COMPANY_REQUIRED'],
    [
      'a company of 101 characters',
      { customerName: '司'.repeat(101) },
      'customerName',
      'CONSULTATION_COMPANY_TOO_LONG',
    ],
    ['half a mail address', { mailbox: 'name@' }, 'mailbox', 'CONSULTATION_MAILBOX_INVALID'],
    ['no consent', { hasConsented: false }, 'hasConsented', 'CONSENT_REQUIRED'],
  ]
  it.each(broken)('is not sent with %s', async (_, values, field, code) => {
    const { store, server } = setUp()
    fillIn(store, { ...validValues, ...values })
    expect(await store.submit()).toBe(field)
    expect(stateOf(store).problems[field as 'mailbox']).toBe(code)
    expect(server.requests).toHaveLength(0)
  })

  it('may leave out position and mail address', async () => {
    const { store } = setUp()
    fillIn(store, { ...validValues, position: '', mailbox: '' })
    await store.submit()
    expect(store.$state.get().phase).toBe('submitted')
  })

  it('counts characters by code points', async () => {
    const { store } = setUp()
    fillIn(store, { ...validValues, contactsName: '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷' })
    await store.submit()
    expect(store.$state.get().phase).toBe('submitted')
  })

  it('returns the first invalid field in the order of the form', async () => {
    const { store } = setUp()
    expect(await store.submit()).toBe('customerSource')
    fillIn(store, { customerSource: ['海外仓'] })
    expect(await store.submit()).toBe('contactsName')
  })

  it('loses a message as soon as its rule is kept, and gets no new one while typing', async () => {
    const { store } = setUp()
    await store.submit()
    store.change('contactsName', '沈')
    expect(stateOf(store).problems.contactsName).toBeUndefined()
    store.change('mailbox', 'n')
    expect(stateOf(store).problems.mailbox).toBeUndefined()
    store.validate('mailbox')
    expect(stateOf(store).problems.mailbox).toBe('CONSULTATION_MAILBOX_INVALID')
  })
})

describe('the request', () => {
  it('contains the sections, their joined names, the brand as source and the consent', async () => {
    const { store, server } = setUp()
    fillIn(store)
    await store.submit()
    const { hasConsented: _, ...fields } = validValues
    expect(server.requests[0]?.body).toEqual({
      ...fields,
      consultationService: '亚马逊开店,头程物流',
      source: '出海云',
      consentVersion: expect.any(String),
      about: { page: `${location.origin}/` },
      filledInMs: expect.any(Number),
    })
    expect(store.$state.get()).toEqual({ phase: 'submitted', id: 'lead-1' })
  })

  it('says how long the form was open, the same in a repeat, so that it is the same submission', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { store, server, sessionStorage } = setUp()
    fillIn(store)
    await vi.advanceTimersByTimeAsync(5000)
    server.disconnect(createConsultation)
    const submitted = store.submit()
    await vi.advanceTimersByTimeAsync(120_000)
    await submitted
    const again = setUp(sessionStorage)
    await vi.advanceTimersByTimeAsync(2000)
    await again.store.submit()
    const bodies = [...server.requests, ...again.server.requests].map(({ body }) => body)
    expect(bodies.length).toBeGreaterThan(1)
    for (const body of bodies) expect(body).toMatchObject({ filledInMs: 5000 })
  })

  it('is not sent twice by a double click', async () => {
    const { store, server } = setUp()
    fillIn(store)
    await Promise.all([store.submit(), store.submit()])
    expect(server.requests).toHaveLength(1)
  })

  it('is not sent while the training course is chosen', async () => {
    const { store, server } = setUp()
    fillIn(store, { ...validValues, customerSource: ['培训课程'] })
    expect(await store.submit()).toBeNull()
    expect(server.requests).toHaveLength(0)
  })
})

describe('what a form is about', () => {
  const lamp = { kind: 'product', id: 'SKU-204', title: '磁吸露营灯' }
  const keyOf = (request: { headers: Headers } | undefined) => request?.headers.get('Idempotency-Key')
  const sentAbouts = (server: ReturnType<typeof setUp>['server']) =>
    server.requests.map(({ body }) => (body as { about?: object }).about)
  afterEach(() => history.replaceState(null, '', '/'))

  it('is shown and sent, with the page that said so and not the one that sends it', async () => {
    const { server, store } = setUp()
    history.replaceState(null, '', '/lamp?id=7&utm_source=wechat')
    store.setAbout('product:SKU-204:磁吸露营灯')
    history.replaceState(null, '', '/cart')
    expect(stateOf(store).about).toMatchObject(lamp)
    fillIn(store)
    await store.submit()
    expect(sentAbouts(server)).toEqual([{ ...lamp, page: `${location.origin}/lamp?utm_source=wechat` }])
  })

  it('is the page alone where nobody says more', async () => {
    const { server, store } = setUp()
    history.replaceState(null, '', '/contact?name=shen')
    fillIn(store)
    await store.submit()
    expect(sentAbouts(server)).toEqual([{ page: `${location.origin}/contact` }])
  })

  it('is kept in the draft', () => {
    const { core, store } = setUp()
    store.setAbout(lamp)
    store.change('contactsName', '周岚')
    expect(stateOf(createFormController(core)).about).toMatchObject(lamp)
  })

  it('stays away once the visitor has taken it away, until the page says something else', async () => {
    const { server, core, store } = setUp()
    store.setAbout(lamp)
    store.removeAbout()
    store.setAbout({ ...lamp })
    expect(stateOf(store).about).toBeUndefined()
    const again = createFormController(core)
    again.setAbout({ ...lamp })
    again.setAbout(undefined)
    expect(stateOf(again).about).toBeUndefined()
    again.setAbout('收纳架')
    expect(stateOf(again).about).toMatchObject({ title: '收纳架' })
    again.setAbout(null)
    fillIn(again)
    await again.submit()
    expect(sentAbouts(server)).toEqual([{ page: `${location.origin}/` }])
  })

  it('is still that of another form, once one was sent', async () => {
    const { store } = setUp()
    store.setAbout(lamp)
    fillIn(store)
    await store.submit()
    store.reset()
    expect(stateOf(store).about).toMatchObject(lamp)
  })

  it('and its page are the same in a repeat, also from another page, so that it is the same submission', async () => {
    const { server, store, sessionStorage } = setUp()
    server.disconnect(createConsultation)
    history.replaceState(null, '', '/lamp')
    store.setAbout(lamp)
    fillIn(store)
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const submitted = store.submit()
    await vi.advanceTimersByTimeAsync(130_000)
    await submitted
    history.replaceState(null, '', '/cart')
    const again = setUp(sessionStorage)
    again.store.setAbout({ ...lamp })
    await again.store.submit()
    const [first, second] = [server.requests[0], again.server.requests[0]]
    expect(second?.body).toEqual(first?.body)
    expect(keyOf(second)).toBe(keyOf(first))
  })

  it('makes another submission where it is another one', async () => {
    const { server, store } = setUp()
    server.hang(createConsultation)
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    fillIn(store)
    void store.submit()
    await vi.advanceTimersByTimeAsync(3000)
    store.setAbout(lamp)
    expect(stateOf(store).delay).toBe('ended')
    void store.submit()
    await vi.advanceTimersByTimeAsync(0)
    expect(new Set(server.requests.map(keyOf)).size).toBe(2)
  })

  it('is nothing where the draft is of another shape', () => {
    const { core, store } = setUp()
    store.change('contactsName', '周岚')
    const draft = core.drafts.open<object>('consultation.form')
    draft.write({ ...draft.read(), about: { title: 7 } })
    expect(stateOf(createFormController(core))).not.toHaveProperty('about')
  })
})

describe('a submit that does not arrive', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  it('because of the rate limit stays in flight and is sent again with the same key', async () => {
    const { store, server, core } = setUp()
    server.fail(createConsultation, 'TOO_MANY_REQUESTS', { retryAfter: 60 })
    fillIn(store)
    void store.submit()
    await pass(2)
    expect(stateOf(store)).toEqual({ phase: 'sending', values: validValues, problems: {} })
    await pass(57)
    expect(stateOf(store)).toEqual({ phase: 'filling', values: validValues, problems: {}, delay: 'busy' })
    expect(core.notices.$notice.get()).toBeNull()
    server.answer(createConsultation, { id: 'lead-1' })
    await pass(1)
    expect(store.$state.get()).toEqual({ phase: 'submitted', id: 'lead-1' })
    const [first, second] = server.requests.map((request) => request.headers.get('Idempotency-Key'))
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  it('because of the network is sent again once that is back', async () => {
    const { store, server } = setUp()
    server.disconnect(createConsultation)
    fillIn(store)
    void store.submit()
    await pass(60)
    expect(stateOf(store)).toMatchObject({ phase: 'filling', delay: 'offline' })
    server.answer(createConsultation, { id: 'lead-1' })
    await pass(15)
    expect(store.$state.get().phase).toBe('submitted')
  })

  it('is sent at once by another press, under the same key', async () => {
    const { store, server } = setUp()
    server.hang(createConsultation)
    fillIn(store)
    void store.submit()
    await pass(4)
    server.answer(createConsultation, { id: 'lead-1' })
    void store.submit()
    await pass(0.1)
    expect(store.$state.get()).toEqual({ phase: 'submitted', id: 'lead-1' })
    await pass(120)
    expect(new Set(server.requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    expect(server.requests).toHaveLength(2)
  })

  it('is sent no more once it is edited, and then under another key', async () => {
    const { store, server } = setUp()
    server.disconnect(createConsultation)
    fillIn(store)
    void store.submit()
    await pass(4)
    store.change('contactsName', '陈屿')
    expect(stateOf(store)).toMatchObject({ phase: 'filling', delay: 'ended' })
    const tries = server.requests.length
    server.answer(createConsultation, { id: 'lead-1' })
    await pass(120)
    expect(server.requests).toHaveLength(tries)
    await store.submit()
    const sent = server.requests.map(({ body, headers }) => ({
      name: (body as ConsultationValues).contactsName,
      key: headers.get('Idempotency-Key'),
    }))
    expect(sent.at(-1)?.name).toBe('陈屿')
    expect(sent.at(-1)?.key).not.toBe(sent[0]?.key)
    expect(store.$state.get().phase).toBe('submitted')
  })

  it('is the submit of a form that is mounted again', async () => {
    const { store, server, core } = setUp()
    server.disconnect(createConsultation)
    fillIn(store)
    void store.submit()
    await pass(4)
    expect(openConsultationStore(core, {})).toBe(store)
    store.reset()
    expect(openConsultationStore(core, {})).not.toBe(store)
  })

  it('because the server is silent ends after two minutes, too', async () => {
    const { store, server } = setUp()
    server.hang(createConsultation)
    fillIn(store)
    void store.submit()
    await pass(120)
    expect(stateOf(store)).toMatchObject({ phase: 'filling', delay: 'ended' })
  })
})

describe('a failed submit', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const fail = async () => {
    const parts = setUp()
    parts.server.disconnect(createConsultation)
    fillIn(parts.store)
    const submitted = parts.store.submit()
    await vi.advanceTimersByTimeAsync(120_000)
    await submitted
    return parts
  }

  it('is silent and keeps all values, also while they are changed', async () => {
    const { store, core } = await fail()
    expect(stateOf(store)).toEqual({ phase: 'filling', values: validValues, problems: {}, delay: 'ended' })
    expect(core.notices.$notice.get()).toBeNull()
    store.change('contactsName', '陈屿')
    expect(stateOf(store).delay).toBe('ended')
    store.reset()
    expect(stateOf(store).delay).toBeUndefined()
  })

  it('can be sent again under the same key', async () => {
    const { server, store } = await fail()
    server.answer(createConsultation, { id: 'lead-1' })
    await store.submit()
    const keys = server.requests.map((request) => request.headers.get('Idempotency-Key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(1)
    expect(store.$state.get().phase).toBe('submitted')
  })

  it('keeps its key through a reload, and gets a new one for other content', async () => {
    const { server, sessionStorage } = await fail()
    const key = server.requests[0]?.headers.get('Idempotency-Key')
    const again = setUp(sessionStorage)
    await again.store.submit()
    expect(again.server.requests[0]?.headers.get('Idempotency-Key')).toBe(key)

    const other = await fail()
    const changed = setUp(other.sessionStorage)
    changed.store.change('contactsName', '陈屿')
    await changed.store.submit()
    expect(changed.server.requests[0]?.headers.get('Idempotency-Key')).not.toBe(
      other.server.requests[0]?.headers.get('Idempotency-Key'),
    )
  })
})

describe('a submit', () => {
  it('is validated synchronously', () => {
    const { store } = setUp()
    fillIn(store, { mailbox: 'name@' })
    store.validate('mailbox')
    expect(stateOf(store).problems).toEqual({ mailbox: 'CONSULTATION_MAILBOX_INVALID' })
    store.submit()
    expect(stateOf(store)).toMatchObject({
      phase: 'filling',
      problems: { contactsName: 'CONSULTATION_NAME_REQUIRED' },
    })
  })

  it('is sent once when it is pressed twice, with the values of the first press', async () => {
    const { store, server } = setUp()
    fillIn(store)
    const both = [store.submit(), store.submit()]
    expect(stateOf(store)).toEqual({ phase: 'sending', values: validValues, problems: {} })
    store.change('contactsName', '陈屿')
    expect(await Promise.all(both)).toEqual([null, null])
    expect(server.requests.map(({ body }) => body)).toMatchObject([{ contactsName: '沈立群' }])
    expect(store.$state.get().phase).toBe('submitted')
  })
})

describe('the draft', () => {
  it('survives a reload', () => {
    const { store, sessionStorage } = setUp()
    fillIn(store)
    expect(stateOf(setUp(sessionStorage).store).values).toEqual(validValues)
  })

  it('is cleared by a submit and by a reset', async () => {
    const { store, sessionStorage } = setUp()
    fillIn(store)
    await store.submit()
    expect(stateOf(setUp(sessionStorage).store).values.contactsName).toBe('')
    store.reset()
    expect(stateOf(store).values.contactsName).toBe('')
  })

  it('is not shared by two forms with different names', () => {
    const core = createFakeCore()
    fillIn(createFormController(core, { draft: 'a' }))
    expect(stateOf(createFormController(core, { draft: 'b' })).values.contactsName).toBe('')
  })

  it('is ignored when it has another shape', () => {
    const core = createFakeCore()
    core.drafts.open('consultation.form').write({ values: { customerSource: 'x' } })
    expect(stateOf(createFormController(core)).values.customerSource).toEqual([])
  })
  it('drops sections that are no longer offered, and keeps the rest', () => {
    const core = createFakeCore()
    const values = { ...validValues, customerSource: ['亚马逊开店', '集装箱'] }
    core.drafts.open('consultation.form').write({ values })
    expect(stateOf(createFormController(core)).values).toEqual({
      ...validValues,
      customerSource: ['亚马逊开店'],
    })
  })
})

describe('the sections chosen from the start', () => {
  it('are limited to known ones', () => {
    const store = createFormController(createFakeCore(), { sections: ['头程物留', '海外仓'] })
    expect(stateOf(store).values.customerSource).toEqual(['海外仓'])
    store.reset()
    expect(stateOf(store).values.customerSource).toEqual(['海外仓'])
  })
})
