import { beforeAll, describe, expect, it } from 'vitest'
import { startTestAdminApi } from '../testing/admin-api'
import { startMarket } from '../testing/deal'
import { startTestPayments } from '../testing/payment'
import { deliveredDeal, reviewsOf } from '../testing/review'
import { startTestApp } from '../testing/test-app'
import { audit } from './audit'
import { market as marketCommand } from './market'

const server = startTestApp()
const pay = startTestPayments(server)
const at = startTestAdminApi(server)
const { write } = reviewsOf(server)
const reviews = (words: string[], options = {}) => at.run(marketCommand, ['reviews', ...words], options)

let number: string
let serviceId: number
beforeAll(async () => {
  const market = await startMarket(server, pay)
  const deal = await deliveredDeal(market, new Date())
  await deal.buyer.go(deal.number, { action: 'confirm' })
  await write(deal.buyer, deal.number, 1, '加我微信 abc')
  number = deal.number
  serviceId = market.service.id
})

describe('reviews', () => {
  it('are listed, hidden with a reason, and shown again', async () => {
    const list = () => reviews(['list'], { service: String(serviceId) })
    expect(await list()).toMatch(
      new RegExp(`${number} +买家 +美国商标注册（${serviceId}） +1 +加我微信 abc.*待公开`),
    )
    expect(await reviews(['hide', number, '买家', '含有', '联系方式'])).toBe(`已隐藏 ${number} 买家的评价`)
    expect(await list()).toMatch(/已隐藏：含有 联系方式（\S+@\S+）/)
    expect(await reviews(['list'], { hidden: true })).toContain(number)
    expect(await reviews(['show', number, '买家'])).toBe(`已恢复 ${number} 买家的评价`)
    expect(await reviews(['list'], { hidden: true })).not.toContain(number)
  })

  it.each([
    [['hide', 'NUMBER', '卖家', '广告'], /不是评价方/],
    [['hide', 'NUMBER', '买家'], /还要写 原因/],
    [['hide', 'NUMBER', '服务商', '广告'], /没有服务商的评价/],
    [['show', 'X1', '买家'], /不是订单号/],
  ])('explain why %j is not possible', async (words, message) => {
    await expect(reviews(words.map((word) => (word === 'NUMBER' ? number : word)))).rejects.toThrow(message)
  })

  it('stand in the audit log without their words', async () => {
    await reviews(['hide', number, '买家', '广告'])
    const log = await at.run(audit, ['list'], { about: number })
    expect(log).toMatch(/setReviewHidden.*hidden=false +hidden=true/)
    expect(log).not.toMatch(/微信|广告/)
  })
})
