import { type Browser, expect, type Page, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { expectRight } from '../axe'
import { goToCashier, heading, isReady } from '../checkout'
import { buy, confirm, giveBrief, openDeal, say, write } from '../deal'
import { giveRole, month } from '../market'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressByKeyboard, reach } from '../press'
import { addresses } from '../services'
import { addCompany, applicantOf } from '../store-application'

const ours = [addresses.portal, addresses.signOn, addresses.cashier]

/** A service of the content with its first package, for each try: a provider is bound to one company. */
interface Bought {
  providerId: string
  service: number
  package: string
  asks: Record<string, string>
}

const sample = { 样品: '顺丰 SF1398860277', 卖点: '防滑、可折叠', 参考图: 'https://item.example/7' }
const disputed: Bought[] = [
  { providerId: '913', service: 8, package: '白底 7 张', asks: sample },
  {
    providerId: '914',
    service: 9,
    package: '一款彩盒',
    asks: { 尺寸: '320 × 210 毫米', 标志: '在附件里', 文字: '产地与型号' },
  },
  {
    providerId: '910',
    service: 10,
    package: '一条 30 秒',
    asks: { 样品: '顺丰 SF1398860278', 卖点: '防滑', 画面: '无' },
  },
]
const typed: Bought[] = [
  {
    providerId: '912',
    service: 19,
    package: '检查',
    asks: { 权限: '已邀请', 像素: 'Google 与 Meta' },
  },
  {
    providerId: '922',
    service: 17,
    package: '搭建',
    asks: { 照片: '4 × 5 米', 商品: '发饰五款', 账号: '已邀请' },
  },
  {
    providerId: '911',
    service: 18,
    package: '起步站',
    asks: { 素材: '在附件里', 表格: '二十款', 收款: '宁波公司' },
  },
]
const ofTry = (list: Bought[]): Bought => {
  const found = list[test.info().retry]
  if (!found) throw new Error('There is no service for this try.')
  return found
}

/** Two browsers: that of a company that acts for the provider, and that of a buyer. */
const open = async (browser: Browser, pair: number, { providerId }: Bought) => {
  const company = applicantOf((pair + 6) % 10)
  const seller = await (await browser.newContext()).newPage()
  const buyer = await (await browser.newContext()).newPage()
  const errors = [recordPageErrors(seller, ours), recordPageErrors(buyer, ours)]
  await signInAtPortal(seller, own(`provider${pair}`))
  await seller.goto(`${addresses.portal}/user/#organisations`)
  await addCompany(seller, company)
  const orgId = giveRole(company, { providerId })
  await signInAtPortal(buyer, own(`serviceBuyer${pair}`))
  await buyer.setViewportSize({ width: 375, height: 800 })
  const end = async () => {
    await seller.context().close()
    await buyer.context().close()
    expect(errors.flatMap(({ problems }) => problems)).toEqual([])
  }
  return { seller, buyer, orgId, end }
}

test('a dispute is decided with part of the money, and both sides read the same', async ({ browser }) => {
  test.slow()
  const wanted = ofTry(disputed)
  const { seller, buyer, orgId, end } = await open(browser, 3, wanted)
  const number = await buy(buyer, wanted.service, wanted.package)
  await openDeal(buyer, number)
  await giveBrief(buyer, wanted.asks)
  await openDeal(seller, number)
  await confirm(seller, '接单')
  await say(seller, '交付成果', '七张都在附件里', '成片.pdf')
  await buyer.reload()
  await say(buyer, '提出争议', '只收到四张，颜色也不对', '对照.pdf')
  await write(buyer, '差的三张请补上')
  await seller.reload()
  for (const side of [buyer, seller]) {
    await expect(side.getByText('平台正在处理争议，计时已停止')).toBeVisible()
    await expect(side.getByText('只收到四张，颜色也不对')).toBeVisible()
    await expect(side.getByText('差的三张请补上')).toBeVisible()
    await expect(side.getByRole('link', { name: '对照.pdf' })).toBeVisible()
    await expectRight(side)
  }

  expect(operator('market', 'deals', 'show', number)).toContain('差的三张请补上')
  operator('market', 'deals', 'decide', number, '120', '交付了四张，退三张的钱')
  for (const side of [buyer, seller]) {
    await side.reload()
    await expect(side.getByText('争议已裁定').first()).toBeVisible()
    await expect(side.getByText('退给买家 ¥120')).toBeVisible()
    await expect(side.getByText('交付了四张，退三张的钱')).toBeVisible()
    await expect(side.getByRole('form', { name: '评价' })).toBeVisible()
    await expectRight(side)
  }
  await buyer.getByRole('link', { name: '查看订单与发票' }).click()
  await expect(buyer.getByRole('main')).toContainText('¥120')
  await expectRight(buyer)
  await seller.goto(`${addresses.portal}/user/?tab=statement`)
  await expect(seller.getByRole('table').first()).toContainText('¥120')
  await expectRight(seller)
  console.log(operator('market', 'ledger', 'statement', orgId, month()))
  const books = operator('market', 'ledger', 'check')
  console.log(books)
  expect(books).toContain('与收款、退款一致，没有差异')

  // Somebody else is not told that there is such an order.
  const stranger = await (await browser.newContext()).newPage()
  await signInAtPortal(stranger, 'demo')
  await openDeal(stranger, number)
  await expect(stranger.getByText('没有找到这笔服务')).toBeVisible()
  await stranger.context().close()
  await end()
})

/** Types into a field that the keyboard reaches. */
const type = async (page: Page, name: RegExp, text: string) => {
  await reach(page.getByRole('textbox', { name }))
  await page.keyboard.type(text)
}

test('a buyer and a provider go from the packages to the end with the keyboard only', async ({ browser }) => {
  test.slow()
  const wanted = ofTry(typed)
  const { seller, buyer, end } = await open(browser, 4, wanted)
  const press = (page: Page, name: string) =>
    pressByKeyboard(page.getByRole('button', { name, exact: true }).first())

  await buyer.goto(`${addresses.portal}/serviceMarket/detail?id=${wanted.service}`)
  await isReady(buyer)
  await pressByKeyboard(buyer.getByRole('link', { name: `购买${wanted.package}`, exact: true }))
  await expect(buyer.getByRole('button', { name: '去下单' })).toBeVisible()
  await press(buyer, '增加一份')
  await press(buyer, '减少一份')
  await press(buyer, '去下单')
  await expect(heading(buyer, '确认订单')).toBeVisible()
  await pressByKeyboard(buyer.getByRole('checkbox', { name: /购买须知/ }), 'Space')
  await press(buyer, '提交订单')
  await expect(heading(buyer, '订单已提交')).toBeVisible()
  const number = new URL(buyer.url()).searchParams.get('number') ?? ''
  await pressByKeyboard(buyer.getByRole('link', { name: '去支付', exact: true }))
  await goToCashier(buyer)
  await buyer.getByRole('button', { name: /^支付 / }).press('Enter')
  await pressByKeyboard(buyer.getByRole('link', { name: '返回商家' }))
  await pressByKeyboard(buyer.getByRole('main').getByRole('link', { name: '我的服务' }).first())
  await pressByKeyboard(buyer.getByRole('link', { name: /^查看进度/ }).first())
  await press(buyer, '提交资料')
  await expect(
    buyer.getByRole('textbox', { name: new RegExp(Object.keys(wanted.asks)[0] ?? '') }),
  ).toBeFocused()
  for (const [question, answer] of Object.entries(wanted.asks))
    await type(buyer, new RegExp(question), answer)
  await press(buyer, '提交资料')
  await expect(buyer.getByRole('heading', { name: '等服务商接单' })).toBeFocused()

  await openDeal(seller, number)
  await press(seller, '接单')
  await expect(seller.getByRole('dialog').getByRole('button', { name: '取消' })).toBeFocused()
  await pressByKeyboard(seller.getByRole('dialog').getByRole('button', { name: '接单', exact: true }))
  await expect(seller.getByRole('heading', { name: '请按约定的时间交付' })).toBeFocused()
  await type(seller, /写留言/, '今天开始')
  await seller.keyboard.press('Control+Enter')
  await expect(seller.getByRole('region', { name: '留言' }).getByText('今天开始')).toBeVisible()
  await expect(seller.getByRole('textbox', { name: /写留言/ })).toBeFocused()
  await press(seller, '交付成果')
  const dialog = seller.getByRole('dialog', { name: '交付成果' })
  await reach(dialog.getByRole('textbox'))
  await seller.keyboard.type('清单在这里')
  await pressByKeyboard(dialog.getByRole('button', { name: '交付成果' }))
  await expect(seller.getByRole('heading', { name: '等买家确认' })).toBeFocused()

  await buyer.reload()
  await expect(buyer.getByText('清单在这里')).toBeVisible()
  await press(buyer, '确认完成')
  await pressByKeyboard(buyer.getByRole('dialog').getByRole('button', { name: '确认完成' }))
  await expect(buyer.getByRole('heading', { name: '服务已完成', exact: true })).toBeFocused()
  const form = buyer.getByRole('form', { name: '评价' })
  await pressByKeyboard(form.getByRole('radio').first(), 'ArrowLeft')
  await expect(form.getByRole('radio', { name: '5 星，很好' })).toBeChecked()
  await pressByKeyboard(form.getByRole('button', { name: '提交评价' }))
  await expect(buyer.getByText('您的评价')).toBeVisible()
  await end()
})
