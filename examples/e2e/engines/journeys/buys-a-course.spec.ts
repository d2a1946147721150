import { addresses } from '../../services'
import { accountOf } from '../accounts'
import { secure } from '../addresses'
import { signInAtPortal } from '../sign-in'
import { test } from '../test'

test('a student orders a course, pays it at the cashier, and comes back', async ({ visitor }) => {
  await signInAtPortal(visitor, accountOf('buyer', visitor))
  await visitor.open(`${secure.portal}/school/detail?id=303`)
  await visitor.isReady()
  await visitor.part('link', '立即购买').press()
  await visitor.part('heading', '确认订单').see()
  await visitor.isReady()
  await visitor.part('checkbox', /购买须知/).check()
  await visitor.part('button', '提交订单').press()
  await visitor.part('link', '去支付').press()
  await visitor.part('heading', '支付订单').see()
  await visitor.part('button', /^去支付/).press()
  await visitor.isAt(new RegExp(`^${addresses.cashier}/`))
  await visitor.part('button', /^支付 /).press()
  await visitor.part('link', '返回商家').press()
  await visitor.isAt(/\/pay\/school\/\w+PaySuccess\?number=/)
  await visitor.part('heading', /^支付成功/).see()
})
