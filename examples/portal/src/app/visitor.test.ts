import { createFakeCore } from '@chuhai/core/testing'
import { expect, it } from 'vitest'
import { createVisitor } from './visitor'

const user = { id: '7', userName: '沈立群', unionId: '', userAvatar: null, userOrgInfoList: [] }
const settled = () => new Promise<void>(queueMicrotask)

it('is unknown until the session is known, then signed out', async () => {
  const core = createFakeCore()
  const $visitor = createVisitor(core)
  expect($visitor.get()).toEqual({ phase: 'asking' })
  await core.session.refresh()
  await settled()
  expect($visitor.get()).toEqual({ phase: 'out' })
})

it('is the signed-in user, and signed out after logout', async () => {
  const core = createFakeCore({}, { user })
  const $visitor = createVisitor(core)
  expect($visitor.get()).toEqual({ phase: 'in', user })
  core.session.clear()
  await settled()
  expect($visitor.get()).toEqual({ phase: 'out' })
})

it('stays while asked to sign in again, so that nothing typed is lost', async () => {
  const core = createFakeCore({}, { user })
  const $visitor = createVisitor(core)
  core.session.expire()
  core.signOn.request({ reason: 'unauthorized' })
  await settled()
  expect($visitor.get()).toEqual({ phase: 'in', user })
  core.signOn.dismiss()
  await settled()
  expect($visitor.get()).toEqual({ phase: 'out' })
})

it('is the one who signs in again, without having been away', async () => {
  const core = createFakeCore({}, { user })
  const $visitor = createVisitor(core)
  const phases: string[] = []
  $visitor.listen(({ phase }) => phases.push(phase))
  core.session.expire()
  core.signOn.request({ reason: 'unauthorized' })
  await settled()
  await core.session.enter()
  core.signOn.dismiss()
  await settled()
  expect(phases).not.toContain('out')
})
