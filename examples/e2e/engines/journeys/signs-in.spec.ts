import { secure } from '../addresses'
import { accountMenu, logIn, signInAtPortal } from '../sign-in'
import { test } from '../test'

test('a visitor of the portal signs in, and a reload keeps the session', { tag: '@oldest' }, async ({
  visitor,
}) => {
  await signInAtPortal(visitor, 'demo')
  await visitor.open(`${secure.portal}/user`)
  await visitor.part('heading', '个人中心').see()
})

test('a visitor signs in on the page of a partner, a reload keeps the session, and logging out ends it', {
  tag: '@oldest',
}, async ({ visitor }) => {
  await visitor.open(`${secure.partner}/member.html`)
  await visitor.part('button', '登录').press()
  await logIn(visitor, 'demo')
  await accountMenu(visitor).see()
  await visitor.open(`${secure.partner}/member.html`)
  await accountMenu(visitor).press()
  await visitor.part('menuitem', '退出登录').press()
  await visitor.part('button', '登录').see()
})
