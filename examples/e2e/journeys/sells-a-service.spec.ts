import { expect, type Page, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { expectAccessible } from '../axe'
import { fillIn, leadOf } from '../box'
import { goToCashier, heading, isReady } from '../checkout'
import { confirm, giveRole, offer, offeredOf, review, say, waitingOffer, write } from '../market'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressText } from '../press'
import { addresses } from '../services'
import { addCompany, applicantOf } from '../store-application'

const ours = [addresses.portal, addresses.signOn, addresses.cashier]

const noOverflow = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)

const looksRight = async (page: Page) => {
  await expectAccessible(page, 'main')
  await noOverflow(page)
}

/** The month in China, as statements are named. */
const month = (): string => new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 7)

/** Of 1,200 yuan for a translation 10 % are ours. */
const [earned, commission] = ['1,080', '120']

for (const [name, width, digit] of [
  ['1', 1280, 7],
  ['2', 375, 8],
] as const) {
  test(`a provider offers, a buyer asks, buys and reviews, and the provider is paid, ${width} px wide`, async ({
    page: seller,
    browser,
  }) => {
    test.slow()
    const viewport = { width, height: 800 }
    const company = applicantOf(digit)
    const service = offeredOf(digit - 7)
    const sellerErrors = recordPageErrors(seller, ours)

    await signInAtPortal(seller, own(`provider${name}`))
    await seller.setViewportSize(viewport)
    await seller.goto('/user/#organisations')
    await addCompany(seller, company)
    const orgId = giveRole(company, service)
    await offer(seller, service, () => looksRight(seller))
    operator('market', 'services', 'accept', waitingOffer(service))

    // The buyer, in a browser of their own.
    const context = await browser.newContext({ viewport })
    const buyer = await context.newPage()
    const buyerErrors = recordPageErrors(buyer, ours)
    await signInAtPortal(buyer, own(`serviceBuyer${name}`))
    await buyer.goto(`${addresses.portal}/serviceMarket?category=翻译本地化&order=price`)
    await isReady(buyer)
    await looksRight(buyer)
    await pressText(buyer.getByRole('link', { name: new RegExp(service.title) }).first())
    await expect(heading(buyer, service.title)).toBeVisible()
    await looksRight(buyer)

    const enquiry = buyer.locator('#enquiry')
    const lead = leadOf(own(`询价 ${digit}`))
    await fillIn(enquiry, { ...lead, sections: [] })
    await enquiry.getByRole('button', { name: '提交' }).click()
    await expect(enquiry.getByText(/提交成功/)).toBeVisible()
    expect(operator('consultations', 'list', '--about', 'marketService')).toContain(lead.name)

    await pressText(buyer.getByRole('link', { name: `购买${service.package}` }))
    await isReady(buyer)
    await expect(buyer.getByText('¥1,200').first()).toBeVisible()
    await looksRight(buyer)
    await pressText(buyer.getByRole('button', { name: '去下单' }))
    await expect(heading(buyer, '确认订单')).toBeVisible()
    await buyer.getByRole('checkbox', { name: /购买须知/ }).check()
    await pressText(buyer.getByRole('button', { name: '提交订单' }))
    await expect(heading(buyer, '订单已提交')).toBeVisible()
    const number = new URL(buyer.url()).searchParams.get('number') ?? ''
    await pressText(buyer.getByRole('link', { name: '去支付', exact: true }))
    await goToCashier(buyer)
    await buyer.getByRole('button', { name: /^支付 / }).click()
    await buyer.getByRole('link', { name: '返回商家' }).click()
    await expect(buyer.getByRole('heading', { level: 1, name: /^支付成功/ })).toBeVisible()

    const deal = `/user/?tab=deals&number=${number}`
    await buyer.goto(`${addresses.portal}${deal}`)
    await expect(buyer.getByText('请先提交服务资料，服务商看到后才能接单').first()).toBeVisible()
    await buyer.getByRole('textbox', { name: /商品链接/ }).fill('https://item.example/1')
    await buyer.getByRole('textbox', { name: /目标国家/ }).fill('德国')
    await pressText(buyer.getByRole('button', { name: '提交资料' }))
    await expect(buyer.getByText('等服务商接单').first()).toBeVisible()
    await looksRight(buyer)

    await seller.goto('/user/?tab=deals&of=provider')
    await pressText(seller.getByRole('link', { name: `查看进度：${service.title}` }))
    await expect(seller.getByText('https://item.example/1')).toBeVisible()
    await looksRight(seller)
    await confirm(seller, '接单')
    await write(seller, '周五前交第一版')
    await say(seller, '交付成果', '十个页面在链接里')

    await buyer.reload()
    await expect(buyer.getByText('周五前交第一版')).toBeVisible()
    await expect(buyer.getByText('请查看交付的成果').first()).toBeVisible()
    await say(buyer, '要求修改', '第三页的尺寸写成厘米')
    await seller.reload()
    await expect(seller.getByText('第三页的尺寸写成厘米')).toBeVisible()
    await say(seller, '交付成果', '已改，第二版')
    await buyer.reload()
    await expect(buyer.getByText('已改，第二版')).toBeVisible()
    await confirm(buyer, '确认完成')
    await expect(buyer.getByText('服务已完成').first()).toBeVisible()
    await looksRight(buyer)

    await review(buyer, /很好/, '术语一致，改得快')
    await seller.reload()
    await expect(seller.getByText('术语一致，改得快')).toHaveCount(0)
    await review(seller, /很好/, '资料齐全')
    await expect(seller.getByText('术语一致，改得快')).toBeVisible()
    await looksRight(seller)
    await buyer.goto(`${addresses.portal}/serviceMarket?category=翻译本地化&rating=4.5 分以上`)
    await expect(buyer.getByRole('link', { name: new RegExp(service.title) }).first()).toBeVisible()

    expect(operator('market', 'ledger', 'owed', month())).toContain(earned.replace(',', ''))
    operator('market', 'ledger', 'settle', orgId, month(), '1080', `${month()}-28`, own(`ICBC${number}`))
    const check = operator('market', 'ledger', 'check')
    expect(check).toContain('与收款、退款一致，没有差异')
    console.log(check)
    await seller.goto('/user/?tab=statement')
    await expect(seller.getByText(number).first()).toBeVisible()
    const entries = seller.getByRole('table').first()
    await expect(entries).toContainText(`¥${commission}`)
    await expect(entries).toContainText(`¥${earned}`)
    await looksRight(seller)
    await context.close()
    expect([...sellerErrors.problems, ...buyerErrors.problems]).toEqual([])
  })
}
