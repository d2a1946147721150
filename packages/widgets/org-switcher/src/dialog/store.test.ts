import { createOrganisation } from '@chuhai/contract/organisation'
import { getRegionTree } from '@chuhai/contract/region'
import { getUserInfo } from '@chuhai/contract/user'
import { CallError, type StorageLike } from '@chuhai/core'
import { createFakeCore, createMemoryStorage, createServerDouble } from '@chuhai/core/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillIn, regionTree, threeOrganisations, userOf, validValues } from '../testing'
import type { OrganisationValues, Problem } from './form'
import {
  createOrganisationFormStore,
  type OrganisationFormOptions,
  type OrganisationFormStore,
} from './store'

const created = { orgId: 'org-9', orgName: validValues.orgName }

interface Scene {
  sessionStorage?: StorageLike
  userId?: string
  uploadImage?: OrganisationFormOptions['uploadImage']
}

const setUp = ({ sessionStorage = createMemoryStorage(), userId = '7', uploadImage }: Scene = {}) => {
  let time = 0
  const server = createServerDouble()
  const core = createFakeCore(
    {},
    { server, sessionStorage, user: { ...userOf(), id: userId }, now: () => time },
  )
  server
    .answer(getRegionTree, regionTree)
    .answer(createOrganisation, created)
    .answer(getUserInfo, userOf([...threeOrganisations, created]))
  const sent = () => server.requests.filter(({ path }) => path === createOrganisation.path)
  const onCreated = vi.fn()
  return {
    server,
    onCreated,
    core,
    sessionStorage,
    sent,
    wait: () => (time += 2000),
    store: createOrganisationFormStore(core, { uploadImage, onCreated }),
  }
}

/** An upload that ends when a test says so. */
const createUpload = () => {
  let end = { resolve: (_: string) => {}, reject: (_: Error) => {} }
  const promise = new Promise<string>((resolve, reject) => {
    end = { resolve, reject }
  })
  return {
    promise,
    resolve: (address: string) => end.resolve(address),
    reject: (error: Error) => end.reject(error),
  }
}

const problemsIn = (store: OrganisationFormStore) =>
  Object.fromEntries(Object.entries(store.$state.get().problems).filter(([, problem]) => problem))

describe('what a visitor fills in', () => {
  const broken: [string, Partial<OrganisationValues>, keyof OrganisationValues, Problem][] = [
    ['no name', { orgName: '  ' }, 'orgName', 'ORG_NAME_REQUIRED'],
    ['a name of 101 characters', { orgName: '司'.repeat(101) }, 'orgName', 'ORG_NAME_TOO_LONG'],
    ['no code', { socialCode: ' ' }, 'socialCode', 'ORG_SOCIAL_CODE_REQUIRED'],
    ['a code of 17 characters', { socialCode: '91330281MA2C00001' }, 'socialCode', 'ORG_SOCIAL_CODE_LENGTH'],
    ['a code with a letter O', { socialCode: '9133O281MA2C00001A' }, 'socialCode', 'ORG_SOCIAL_CODE_LETTER'],
    [
      'a code with a Chinese character',
      { socialCode: '91330281MA2C0000号A' },
      'socialCode',
      'ORG_SOCIAL_CODE_INVALID',
    ],
    ['no end of term', { operatePeriod: '' }, 'operatePeriod', 'ORG_PERIOD_REQUIRED'],
    ['a day that does not exist', { operatePeriod: '2038-02-30' }, 'operatePeriod', 'ORG_PERIOD_REQUIRED'],
    ['no region', { orgLocation: [] }, 'orgLocation', 'ORG_LOCATION_REQUIRED'],
    ['a province alone', { orgLocation: ['330000'] }, 'orgLocation', 'ORG_LOCATION_REQUIRED'],
    ['a region that is none', { orgLocation: ['330000', '1'] }, 'orgLocation', 'ORG_LOCATION_UNKNOWN'],
    ['no address', { orgAddress: '' }, 'orgAddress', 'ORG_ADDRESS_REQUIRED'],
    ['an address of 201 characters', { orgAddress: '路'.repeat(201) }, 'orgAddress', 'ORG_ADDRESS_TOO_LONG'],
  ]
  it.each(broken)('is not sent with %s', async (_, values, field, problem) => {
    const { store, sent } = setUp()
    fillIn(store, { ...validValues, ...values })
    expect(await store.submit()).toBe(field)
    expect(problemsIn(store)).toEqual({ [field]: problem })
    expect(sent()).toHaveLength(0)
  })

  it('names the first wrong field in the order of the form', async () => {
    const { store } = setUp()
    expect(await store.submit()).toBe('orgName')
    expect(Object.keys(problemsIn(store))).toEqual([
      'orgName',
      'socialCode',
      'operatePeriod',
      'orgLocation',
      'orgAddress',
    ])
  })

  it('is checked with every change and when a field is left', () => {
    const { store } = setUp()
    store.validate('orgAddress')
    expect(problemsIn(store)).toEqual({ orgAddress: 'ORG_ADDRESS_REQUIRED' })
    store.change('orgAddress', '月飞兰路')
    expect(problemsIn(store)).toEqual({})
    store.change('orgAddress', '')
    expect(problemsIn(store)).toEqual({ orgAddress: 'ORG_ADDRESS_REQUIRED' })
  })

  it('has a code that may be short while it is typed, but not when it is left', () => {
    const { store } = setUp()
    store.change('socialCode', '91330281MA2C00001')
    expect(problemsIn(store)).toEqual({})
    store.validate('socialCode')
    store.change('orgName', '宁居')
    expect(problemsIn(store)).toEqual({ socialCode: 'ORG_SOCIAL_CODE_LENGTH' })
    store.change('socialCode', '91330281MA2C0000I')
    expect(problemsIn(store)).toEqual({ socialCode: 'ORG_SOCIAL_CODE_LETTER' })
    store.change('socialCode', '91330281MA2C00001A')
    expect(problemsIn(store)).toEqual({})
    store.change('socialCode', '91330281MA2C00001A9')
    expect(problemsIn(store)).toEqual({ socialCode: 'ORG_SOCIAL_CODE_LENGTH' })
  })

  it('is sent with a code whose check character does not fit at the second press', async () => {
    const { store, sent } = setUp()
    fillIn(store, { ...validValues, socialCode: '91330281MA2C00010A' })
    expect(await store.submit()).toBe('socialCode')
    expect(problemsIn(store)).toEqual({ socialCode: 'SOCIAL_CODE_DOUBTFUL' })
    expect(sent()).toHaveLength(0)
    expect(await store.submit()).toBeNull()
    expect(sent()[0]?.body).toMatchObject({ socialCode: '91330281MA2C00010A' })
  })

  it('is not checked while an input method composes', () => {
    const { store } = setUp()
    store.change('orgName', '司'.repeat(101), true)
    expect(problemsIn(store)).toEqual({})
    expect(store.$state.get().values.orgName).toHaveLength(101)
  })
})

describe('what is sent', () => {
  it('is cleaned, and carries the names that go with the codes, and the kind', async () => {
    const { store, sent } = setUp()
    fillIn(store, {
      ...validValues,
      orgName: ' 宁\u200b居，',
      socialCode: '统一社会信用代码：91330281 ma2c00001a',
    })
    expect(await store.submit()).toBeNull()
    expect(sent()[0]?.body).toEqual({
      ...validValues,
      orgName: '宁居',
      socialCode: '91330281MA2C00001A',
      provinceCode: '330000',
      provinceName: '浙江省',
      cityCode: '330200',
      cityName: '宁波市',
      countyCode: '330281',
      countyName: '余姚市',
      orgType: 2,
    })
  })

  it('may lack county and licence', async () => {
    const { store, sent } = setUp()
    fillIn(store, { ...validValues, orgLocation: ['440000', '441900'], licencePic: '' })
    expect(await store.submit()).toBeNull()
    expect(sent()[0]?.body).toMatchObject({
      cityName: '东莞市',
      countyCode: '',
      countyName: '',
      licencePic: '',
    })
  })

  it('goes out once, also when 提交 is pressed twice', async () => {
    const { store, sent } = setUp()
    fillIn(store)
    await Promise.all([store.submit(), store.submit()])
    expect(sent()).toHaveLength(1)
  })

  it('is created when the user has it in the list', async () => {
    const { core, store, onCreated } = setUp()
    fillIn(store)
    await store.submit()
    expect(onCreated.mock.calls).toEqual([[created]])
    expect(core.session.$user.get()?.userOrgInfoList).toContainEqual(created)
    expect(core.organisation.$orgId.get()).toBe(threeOrganisations[1]?.orgId)
  })
})

describe('the licence', () => {
  const file = new File(['x'], 'licence.jpg')
  const control = { signal: new AbortController().signal }

  const start = () => {
    const upload = createUpload()
    const parts = setUp({ uploadImage: () => upload.promise })
    fillIn(parts.store, { ...validValues, licencePic: '' })
    return { ...parts, upload, uploaded: parts.store.upload(file, control) }
  }

  it('is waited for while it is being uploaded', async () => {
    const { store, sent, upload, uploaded } = start()
    expect(await store.submit()).toBe('licencePic')
    expect(problemsIn(store)).toEqual({ licencePic: 'LICENCE_UPLOADING' })
    expect(sent()).toHaveLength(0)
    upload.resolve('https://files.example/licence.jpg')
    store.change('licencePic', await uploaded)
    expect(problemsIn(store)).toEqual({})
    expect(await store.submit()).toBeNull()
    expect(sent()[0]?.body).toMatchObject({ licencePic: 'https://files.example/licence.jpg' })
  })

  it('is not waited for once its upload has failed', async () => {
    const { store, upload, uploaded } = start()
    await store.submit()
    upload.reject(new Error('cut'))
    await expect(uploaded).rejects.toThrow('cut')
    expect(problemsIn(store)).toEqual({})
    expect(await store.submit()).toBeNull()
  })

  it('has the address of the portal, whatever page it is shown on', async () => {
    const { upload, uploaded } = start()
    upload.resolve('/files/licence.jpg')
    expect(await uploaded).toBe('http://chuhai.test/files/licence.jpg')
  })

  it('asks to log in, in words, where the session has ended', async () => {
    const { upload, uploaded } = start()
    upload.reject(new CallError('UNAUTHORIZED', 401, '401_UNAUTHORIZED'))
    await expect(uploaded).rejects.toThrow('请登录后重试')
  })
})

describe('a submit that the server refuses', () => {
  it('says at each field what the server says', async () => {
    const { core, server, store } = setUp()
    server.fail(createOrganisation, 'ORG_SOCIAL_CODE_TAKEN', {
      fields: { socialCode: '您已添加过该主体', provinceCode: '没有这个地区' },
    })
    fillIn(store)
    expect(await store.submit()).toBe('socialCode')
    expect(problemsIn(store)).toEqual({
      socialCode: { message: '您已添加过该主体' },
      orgLocation: { message: '没有这个地区' },
    })
    expect(core.notices.$notice.get()).toBeNull()
  })

  it('knows the field of a code that comes alone', async () => {
    const { server, store } = setUp()
    server.fail(createOrganisation, 'ORG_SOCIAL_CODE_TAKEN')
    fillIn(store)
    expect(await store.submit()).toBe('socialCode')
    expect(problemsIn(store)).toEqual({ socialCode: 'ORG_SOCIAL_CODE_TAKEN' })
  })

  it('keeps what the server said until the field is changed', async () => {
    const { server, store } = setUp()
    server.fail(createOrganisation, 'ORG_SOCIAL_CODE_TAKEN')
    fillIn(store)
    await store.submit()
    store.validate('socialCode')
    expect(problemsIn(store)).toEqual({ socialCode: 'ORG_SOCIAL_CODE_TAKEN' })
    store.change('socialCode', '91330212MA2AC3K78J')
    expect(problemsIn(store)).toEqual({})
  })
})

describe('a submit that fails', () => {
  it('shows the error and keeps everything typed', async () => {
    const { core, server, store } = setUp()
    server.fail(createOrganisation, 'SERVICE_UNAVAILABLE', { message: '服务暂时不可用' })
    fillIn(store)
    expect(await store.submit()).toBeNull()
    expect(store.$state.get()).toEqual({ phase: 'filling', values: validValues, problems: {} })
    expect(core.notices.$notice.get()).toMatchObject({ kind: 'error', text: '服务暂时不可用' })
  })

  it('because another user has signed in keeps everything typed, and nothing is created for that user', async () => {
    const { store, core, server, sent, onCreated } = setUp()
    fillIn(store)
    server.fail(createOrganisation, 'SESSION_CHANGED').answer(getUserInfo, { ...userOf(), id: '8' })
    await store.submit()
    await vi.waitFor(() => expect(core.session.$user.get()?.id).toBe('8'))
    expect(store.$state.get()).toEqual({ phase: 'filling', values: validValues, problems: {} })
    expect(sent().map(({ headers }) => headers.get('x-user-id'))).toEqual(['7'])
    expect(onCreated).not.toHaveBeenCalled()
    expect(core.notices.$notice.get()?.text).toContain('另一个账户')
  })

  it('asks for sign-on after a 401, in silence', async () => {
    const { core, server, store } = setUp()
    server.fail(createOrganisation, 'UNAUTHORIZED')
    fillIn(store)
    await store.submit()
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'unauthorized' })
    expect(core.notices.$notice.get()).toBeNull()
    expect(store.$state.get().values).toEqual(validValues)
  })

  it('shows the error where the regions do not come', async () => {
    const { core, server, store, sent } = setUp()
    server.disconnect(getRegionTree)
    fillIn(store)
    await store.submit()
    expect(core.notices.$notice.get()).toMatchObject({ kind: 'error' })
    expect(sent()).toHaveLength(0)
  })

  it('goes out again under the same key, also after a reload, and under another with other content', async () => {
    const { server, store, sent, wait, sessionStorage } = setUp()
    server.disconnect(createOrganisation)
    fillIn(store)
    await store.submit()
    wait()
    await store.submit()
    const key = (request: { headers: Headers } | undefined) => request?.headers.get('Idempotency-Key')
    expect(key(sent()[0])).toMatch(/^[0-9a-f]{32}$/)
    expect(key(sent()[1])).toBe(key(sent()[0]))

    const reloaded = setUp({ sessionStorage })
    reloaded.server.disconnect(createOrganisation)
    await reloaded.store.submit()
    expect(key(reloaded.sent()[0])).toBe(key(sent()[0]))
    reloaded.store.change('orgAddress', '月飞兰路 20 号')
    reloaded.wait()
    await reloaded.store.submit()
    expect(key(reloaded.sent()[1])).not.toBe(key(sent()[0]))
  })

  it('is given up when the dialog closes meanwhile', async () => {
    const { core, server, store } = setUp()
    server.hang(createOrganisation)
    fillIn(store)
    const submitted = store.submit()
    await core.query(getRegionTree).load()
    store.cancel()
    await submitted
    expect(store.$state.get().phase).toBe('filling')
    expect(core.notices.$notice.get()).toBeNull()
  })
})

describe('a submit without an answer', () => {
  // The code of calls is loaded before the clock stands still.
  beforeAll(async () => {
    createFakeCore().prepare()
    await vi.dynamicImportSettled()
  })
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  it('says why after three seconds, and no more once the answer has come', async () => {
    const { server, store, onCreated } = setUp()
    server.answer(createOrganisation, created, { delayMs: 5000 }).hang(getUserInfo)
    fillIn(store)
    void store.submit()
    await pass(2.9)
    expect(store.$state.get().delay).toBeUndefined()
    await pass(0.2)
    expect(store.$state.get()).toEqual({
      phase: 'sending',
      values: validValues,
      problems: {},
      delay: 'busy',
    })
    await pass(2)
    expect(store.$state.get().delay).toBeUndefined()
    expect(onCreated).not.toHaveBeenCalled()
  })

  it('opens the form again after twenty seconds, and the next one has the same key', async () => {
    const { core, server, store, sent, wait, onCreated } = setUp()
    server.hang(createOrganisation)
    fillIn(store)
    void store.submit()
    await pass(20.1)
    expect(store.$state.get()).toEqual({ phase: 'filling', values: validValues, problems: {} })
    expect(core.notices.$notice.get()).toMatchObject({ kind: 'error' })
    wait()
    server.answer(createOrganisation, created)
    void store.submit()
    await pass(0.1)
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(created)
    expect(sent()).toHaveLength(2)
    expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
  })
})

describe('the draft', () => {
  it('survives reload, sign-in and 取消, with region and licence', () => {
    const { store, sessionStorage } = setUp()
    fillIn(store)
    store.cancel()
    expect(setUp({ sessionStorage }).store.$state.get().values).toEqual(validValues)
  })

  it('is gone once the organisation is created', async () => {
    const { store, sessionStorage } = setUp()
    fillIn(store)
    await store.submit()
    expect(setUp({ sessionStorage }).store.$state.get().values.orgName).toBe('')
  })

  it('is not shown to another user of the same tab', () => {
    const { store, sessionStorage } = setUp()
    fillIn(store)
    expect(setUp({ sessionStorage, userId: '8' }).store.$state.get().values.orgName).toBe('')
  })

  it('stays its author’s, also what is typed after the session has ended', () => {
    const { core, store, sessionStorage } = setUp()
    core.session.expire()
    fillIn(store)
    expect(setUp({ sessionStorage, userId: '8' }).store.$state.get().values.orgName).toBe('')
    expect(setUp({ sessionStorage }).store.$state.get().values).toEqual(validValues)
  })

  it('is not shared by two dialogs with names of their own', () => {
    const { core } = setUp()
    fillIn(createOrganisationFormStore(core, { draft: 'a' }))
    expect(createOrganisationFormStore(core, { draft: 'b' }).$state.get().values.orgName).toBe('')
  })

  it('is ignored when it is not one of ours', () => {
    const { core } = setUp()
    core.drafts.open('organisation.form').write({ values: { orgLocation: 'x' } })
    expect(createOrganisationFormStore(core).$state.get().values.orgLocation).toEqual([])
  })
})
