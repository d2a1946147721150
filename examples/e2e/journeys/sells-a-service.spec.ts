import { expect, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { expectRight } from '../axe'
import { fillIn, leadOf } from '../box'
import { heading, isReady } from '../checkout'
import { confirm, giveBrief, openDeal, orderPackage, review, say, write } from '../deal'
import { giveRole, month, offer, offeredOf, today, waitingOffer } from '../market'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressText } from '../press'
import { addresses } from '../services'
import { addCompany, applicantOf } from '../store-application'

const ours = [addresses.portal, addresses.signOn, addresses.cashier]

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
    await offer(seller, service, () => expectRight(seller))
    operator('market', 'services', 'accept', waitingOffer(service))

    // The buyer, in a browser of their own.
    const context = await browser.newContext()
    const buyer = await context.newPage()
    const buyerErrors = recordPageErrors(buyer, ours)
    await signInAtPortal(buyer, own(`serviceBuyer${name}`))
    await buyer.setViewportSize(viewport)
    await buyer.goto(`${addresses.portal}/serviceMarket?category=翻译本地化&order=price`)
    await isReady(buyer)
    await expectRight(buyer)
    await pressText(buyer.getByRole('link', { name: new RegExp(service.title) }).first())
    await expect(heading(buyer, service.title)).toBeVisible()
    await expectRight(buyer)

    const enquiry = buyer.locator('#enquiry')
    // The form comes as it is near.
    await enquiry.scrollIntoViewIfNeeded()
    const lead = leadOf(own(`询价 ${digit}`))
    await fillIn(enquiry, { ...lead, sections: [] })
    await enquiry.getByRole('button', { name: '提交' }).click()
    await expect(enquiry.getByText(/提交成功/)).toBeVisible()
    expect(operator('consultations', 'list', '--about', 'marketService')).toContain(lead.name)

    await pressText(buyer.getByRole('link', { name: `购买${service.package}` }))
    await isReady(buyer)
    await expect(buyer.getByText('¥1,200').first()).toBeVisible()
    await expectRight(buyer)
    const number = await orderPackage(buyer)
    await openDeal(buyer, number)
    await expect(buyer.getByText('请先提交服务资料，服务商看到后才能接单').first()).toBeVisible()
    await giveBrief(buyer, { 商品链接: 'https://item.example/1', 目标国家: '德国' })
    await expectRight(buyer)

    await seller.goto('/user/?tab=deals&of=provider')
    await pressText(seller.getByRole('link', { name: `查看进度：${service.title}` }))
    await expect(seller.getByText('https://item.example/1')).toBeVisible()
    await expectRight(seller)
    await confirm(seller, '接单')
    await write(seller, '周五前交第一版')
    await say(seller, '交付成果', '十个页面在附件里', '第一版.pdf')

    await buyer.reload()
    await expect(buyer.getByText('周五前交第一版')).toBeVisible()
    await expect(buyer.getByText('请查看交付的成果').first()).toBeVisible()
    await expect(buyer.getByRole('link', { name: '第一版.pdf' })).toBeVisible()
    await expectRight(buyer)
    await say(buyer, '要求修改', '第三页的尺寸写成厘米')
    await seller.reload()
    await expect(seller.getByText('第三页的尺寸写成厘米')).toBeVisible()
    await say(seller, '交付成果', '已改，第二版')
    await buyer.reload()
    await expect(buyer.getByText('已改，第二版')).toBeVisible()
    await confirm(buyer, '确认完成')
    await expect(buyer.getByText('服务已完成').first()).toBeVisible()
    await expectRight(buyer)

    await review(buyer, /很好/, '术语一致，改得快')
    await seller.reload()
    await expect(seller.getByRole('form', { name: '评价' })).toBeVisible()
    await expect(seller.getByText('术语一致，改得快')).toHaveCount(0)
    await review(seller, /很好/, '资料齐全')
    await expect(seller.getByText('术语一致，改得快')).toBeVisible()
    await expectRight(seller)
    await buyer.goto(`${addresses.portal}/serviceMarket?category=翻译本地化&rating=4.5 分以上`)
    await expect(buyer.getByRole('link', { name: new RegExp(service.title) }).first()).toBeVisible()

    expect(operator('market', 'ledger', 'owed', month())).toContain(earned.replace(',', ''))
    operator('market', 'ledger', 'settle', orgId, month(), '1080', today(), own(`ICBC${number}`))
    const check = operator('market', 'ledger', 'check')
    expect(check).toContain('与收款、退款一致，没有差异')
    console.log(check)
    await seller.goto('/user/?tab=statement')
    await expect(seller.getByText(number).first()).toBeVisible()
    await expect(seller.getByText(own(`ICBC${number}`))).toBeVisible()
    const entries = seller.getByRole('table').first()
    await expect(entries).toContainText(`¥${commission}`)
    await expect(entries).toContainText(`¥${earned}`)
    await expectRight(seller)
    await context.close()
    expect([...sellerErrors.problems, ...buyerErrors.problems]).toEqual([])
  })
}
