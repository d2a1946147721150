import { storeApplicationOf, storeApplications } from '@chuhai/contract/application'
import { createFakeCore, createMemoryStorage, createServerDouble } from '@chuhai/core/testing'
import { beforeEach, expect, it } from 'vitest'
import type { KindWords } from './shown-kind'
import { createApplicationStore } from './store'
import { none, visitor } from './testing/core'

const said = { title: '', text: '' }
const words: KindWords = {
  terms: '',
  states: { submitted: said, reviewing: said, rejected: said, accepted: said, withdrawn: said },
  accepted: '',
}
const shown = {
  kind: storeApplicationOf(
    {
      applicants: ['mainlandCompany'],
      nameRules: { zh: null, en: { min: 2, max: 9, letters: 'latin' } },
      documents: [],
    },
    '2026-11-28',
  ),
  words: { 'zh-CN': words, en: words },
  termsUrl: '',
  acceptedUrl: '',
  prefill: () => ({}),
}

let storages = { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() }

const open = async () => {
  const server = createServerDouble().answer(storeApplications.get, none)
  const core = createFakeCore({}, { server, user: visitor, ...storages })
  const store = createApplicationStore(core, shown, { subject: '1-us', draft: 'form', onChanged: () => {} })
  await store.load()
  return store
}
const values = (store: Awaited<ReturnType<typeof open>>) => {
  const view = store.$view.get()
  return view.phase === 'filling' ? view.form.values : {}
}

beforeEach(() => {
  storages = { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() }
})

it('a browser keeps what is typed, but no number of an account', async () => {
  const store = await open()
  store.change('bank', '中国银行')
  store.change('account', '6222021202017788')
  store.end()
  expect(JSON.stringify(storages)).toContain('中国银行')
  expect(JSON.stringify(storages)).not.toContain('7788')
  const again = await open()
  expect(values(again)).toMatchObject({ bank: '中国银行', account: '' })
  again.end()
})
