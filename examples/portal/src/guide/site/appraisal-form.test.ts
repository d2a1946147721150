import { saveAppraisal } from '@chuhai/contract/guide'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { expect, it, vi } from 'vitest'
import { userDouble } from '../../testing/app'
import { createAppraisalForm } from './appraisal-form'

const saved = { count: 13, average: 4.5, own: { score: 5, content: '够用' } }

const setUp = ({ isSignedIn = true } = {}) => {
  const server = createServerDouble().answer(saveAppraisal, saved).answer(getUserInfo, userDouble)
  const core = createFakeCore({}, { server, ...(isSignedIn && { user: userDouble }) })
  const onSaved = vi.fn()
  const make = (siteId = 7) => createAppraisalForm({ core, siteId, onSaved })
  const sent = () => server.requests.filter(({ path }) => path === '/nav/appraise/save')
  return { core, server, onSaved, make, sent }
}

it('asks for a score first, and takes the sentence away when there is one', () => {
  const { make, sent } = setUp()
  const form = make()
  expect(form.submit()).toBe('score')
  expect(form.$state.get().problems).toEqual({ score: '请选择' })
  form.change('score', 4)
  expect(form.$state.get().problems.score).toBeUndefined()
  expect(sent()).toEqual([])
})

it('takes 200 characters as people count them, and says when there are more', () => {
  const { make } = setUp()
  const form = make()
  form.change('score', 4)
  form.change('content', '𠮷'.repeat(201))
  expect(form.submit()).toBe('content')
  expect(form.$state.get().problems.content).toBe('评价不能超过200个字符')
  form.change('content', '𠮷'.repeat(200))
  expect(form.submit()).toBeNull()
})

it('sends an appraisal once for several presses, and reports the saved one', async () => {
  const { make, sent, onSaved, core } = setUp()
  const form = make()
  form.change('score', 5)
  form.change('content', ' 够用 ')
  form.submit()
  form.submit()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved))
  expect(sent().map(({ body }) => body)).toEqual([{ navInfoId: 7, score: 5, content: ' 够用 ' }])
  expect(form.$state.get()).toEqual({ phase: 'filling', values: saved.own, problems: {} })
  expect(core.drafts.open('guide-appraisal.7').read()).toBeNull()
})

it('begins with what the visitor said before, but takes nothing from what they are saying', () => {
  const { make } = setUp()
  const form = make()
  form.begin({ score: 2, content: '旧' })
  expect(form.$state.get().values).toEqual({ score: 2, content: '旧' })
  form.change('content', '新')
  form.begin({ score: 2, content: '旧' })
  expect(form.$state.get().values).toEqual({ score: 2, content: '新' })
})

it('keeps the draft of each site, and none that is not one', () => {
  const { core, make } = setUp()
  make().change('content', '写到一半')
  expect(make().$state.get().values).toEqual({ score: null, content: '写到一半' })
  expect(make(8).$state.get().values).toEqual({ score: null, content: '' })
  core.drafts.open('guide-appraisal.9').write({ score: 'x' })
  expect(make(9).$state.get().values).toEqual({ score: null, content: '' })
})

it('requests sign-on first, and then sends the form', async () => {
  const { core, make, sent, onSaved } = setUp({ isSignedIn: false })
  await core.session.refresh()
  const form = make()
  form.change('score', 5)
  form.submit()
  expect(core.signOn.$request.get()).toMatchObject({ reason: 'guide-appraise', after: 'refresh' })
  expect(sent()).toEqual([])
  await core.session.enter()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(sent()).toHaveLength(1)
})

it('sends nothing when sign-on is given up, and keeps the draft', async () => {
  const { core, make, sent } = setUp({ isSignedIn: false })
  await core.session.refresh()
  const form = make()
  form.change('score', 5)
  form.submit()
  core.signOn.dismiss()
  await core.session.enter()
  expect(sent()).toEqual([])
  expect(form.$state.get().values.score).toBe(5)
})

it('shows the server’s sentence at the field, and every other failure as a notice', async () => {
  const { core, server, make } = setUp()
  const form = make()
  server.fail(saveAppraisal, 'APPRAISAL_TOO_LONG', { fields: { content: '太长' } })
  form.change('score', 5)
  form.submit()
  await vi.waitFor(() => expect(form.$state.get().problems).toEqual({ content: '太长' }))
  expect(core.notices.$notice.get()).toBeNull()
  server.fail(saveAppraisal, 'SERVICE_UNAVAILABLE')
  form.change('score', 4)
  form.change('content', '短')
  form.submit()
  await vi.waitFor(() => expect(core.notices.$notice.get()).toMatchObject({ kind: 'error' }))
  expect(form.$state.get()).toMatchObject({ phase: 'filling', values: { score: 4, content: '短' } })
})
