import { secure } from '../addresses'
import { logIn } from '../sign-in'
import { test } from '../test'

test('a visitor with two organisations switches, and a reload keeps the choice', async ({ visitor }) => {
  await visitor.open(`${secure.partner}/member.html`)
  await visitor.part('button', '登录').press()
  await logIn(visitor, 'demo')
  await visitor.part('button', /^当前主体：宁波宁居家居用品有限公司/).press()
  await visitor.part('option', /沈立群（个人）/).press()
  const chosen = visitor.part('button', /^当前主体：沈立群（个人）/)
  await chosen.see()
  await visitor.open(`${secure.partner}/member.html`)
  await chosen.see()
})
