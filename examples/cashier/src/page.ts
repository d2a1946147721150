import { createShell, escaped, optionsOf } from '@chuhai-examples/development'
import type { Delivery } from './notifier'
import { shanghaiTime, yuanOf } from './protocol'
import { refundedOf, type Trade } from './trade'

const shell = createShell({
  name: '演示收银台',
  badge: '不会扣款',
  footer: '本页供开发和演示使用，不连接银行，也不产生真实交易。',
  stylesheet: 'trade.css',
})

const amountOf = (trade: Trade) => {
  const [whole, part] = yuanOf(trade.amount).split('.')
  return `<p class="amount"><span class="sign">¥</span>${whole}<span class="part">.${part}</span></p>`
}

const factsOf = (trade: Trade) => {
  const facts: [string, string][] = [
    ['商品', trade.subject],
    ['商户订单号', trade.outNumber],
    ['交易号', trade.number],
    ['创建时间', shanghaiTime(trade.createdAt)],
  ]
  const rows = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`)
  return `<dl>${rows.join('')}</dl>`
}

const deliveryNames: Record<Delivery, [name: string, meaning: string]> = {
  normal: ['正常', '立即通知商家一次'],
  repeated: ['重复', '同一通知连发三次'],
  late: ['延迟', '三十秒后才通知，退款的通知可能先到'],
  lost: ['丢失', '不通知，由商家查询'],
  altered: ['篡改', '金额在途中被改，签名不符'],
}

/** The page on which a payer decides. */
export const payPage = (trade: Trade, returnAddress: string) => {
  const limit =
    trade.expiresAt === null ? '' : `<p class="limit">请在 ${shanghaiTime(trade.expiresAt)} 前完成支付</p>`
  return shell(
    '支付订单',
    `<form method="post" action="/pay/${trade.token}">
<section class="card"><h1>确认付款</h1>${amountOf(trade)}${limit}${factsOf(trade)}
<p class="notice">演示收银台，不会扣款。按“支付”即模拟付款成功，按“拒绝”即模拟银行拒绝付款。</p>
<div class="buttons"><button class="primary" name="action" value="pay">支付 ¥${yuanOf(trade.amount)}</button>
<button name="action" value="refuse">拒绝</button>
<a class="button plain" href="${escaped(returnAddress)}">返回商家</a></div></section>
<section class="card test">${optionsOf('delivery', '测试选项：支付结果的通知', deliveryNames, 'normal')}</section>
</form>`,
  )
}

const results = {
  paid: ['success', '支付成功', '正在返回商家，您也可以立即返回。'],
  refunded: ['neutral', '已退款', '这笔交易的款项已退回。'],
  refused: ['failure', '付款被拒绝', '本次交易已关闭，请返回商家后重新支付。'],
  closed: ['neutral', '交易已关闭', '这笔交易超过了付款时间，或已被商家关闭。'],
} as const

const resultOf = (trade: Trade): keyof typeof results => {
  if (trade.status === 'TRADE_SUCCESS' || trade.status === 'TRADE_FINISHED') return 'paid'
  if (trade.paidAt !== null) return 'refunded'
  return trade.isRefused ? 'refused' : 'closed'
}

const marks = {
  success: '<path d="M8 16.5l5.5 5.5L24 11"/>',
  failure: '<path d="M10 10l12 12M22 10L10 22"/>',
  neutral: '<path d="M16 8v10M16 23v.5"/>',
}

const returnSeconds = 3

/** What became of a trade; a paid one leads back by itself. */
export const resultPage = (trade: Trade, returnAddress: string) => {
  const result = resultOf(trade)
  const [look, title, text] = results[result]
  const address = escaped(returnAddress)
  const refresh =
    result === 'paid' ? `\n<meta http-equiv="refresh" content="${returnSeconds};url=${address}">` : ''
  return shell(
    title,
    `<section class="card result ${look}"><svg viewBox="0 0 32 32" width="56" height="56" aria-hidden="true"><circle cx="16" cy="16" r="16"/>${marks[look]}</svg>
<h1>${title}</h1>${amountOf(trade)}<p class="limit">${text}</p>${factsOf(trade)}
<div class="buttons"><a class="button primary" href="${address}">返回商家</a></div></section>`,
    refresh,
  )
}

/** A request that was not understood. */
export const problemPage = (text: string) =>
  shell(
    '无法打开收银台',
    `<section class="card result failure"><svg viewBox="0 0 32 32" width="56" height="56" aria-hidden="true"><circle cx="16" cy="16" r="16"/>${marks.failure}</svg>
<h1>无法打开收银台</h1><p class="limit">${escaped(text)}。请返回商家，重新发起支付。</p></section>`,
  )

const statusNames = {
  WAIT_BUYER_PAY: '待支付',
  TRADE_SUCCESS: '已支付',
  TRADE_FINISHED: '已完结',
  TRADE_CLOSED: '已关闭',
}
const refundWord = (trade: Trade): string | null => {
  if (trade.refunds.length === 0) return null
  return refundedOf(trade) === trade.amount ? '已退款' : '部分退款'
}

const shownTrades = 50

/** The last trades, and today's statement. */
export const indexPage = (trades: readonly Trade[], today: string) => {
  const rows = trades
    .slice(-shownTrades)
    .reverse()
    .map((trade) => {
      const status = refundWord(trade) ?? statusNames[trade.status]
      return `<tr><td>${shanghaiTime(trade.createdAt)}</td><td>${escaped(trade.subject)}<small>${escaped(trade.outNumber)}</small></td><td class="number">¥${yuanOf(trade.amount)}</td><td>${status}</td></tr>`
    })
  const table =
    rows.length > 0
      ? `<div class="scroll"><table><thead><tr><th>时间</th><th>商品</th><th class="number">金额</th><th>状态</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
      : '<p class="limit">还没有交易。在商城提交订单并去支付，就会来到这里。</p>'
  return shell(
    '最近的交易',
    `<section class="card wide"><h1>最近的交易</h1>${table}
<div class="buttons"><a class="button" href="/statement/${today}.csv" download>下载今日账单</a></div></section>`,
  )
}
