import { generateKeyPairSync, randomInt, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fenOf, yuanOf } from '@chuhai/contract/money'
import type { PaymentSettings } from '../settings/payment'
import { dayMs } from '../time/durations'
import { timeInShanghai } from '../time/shanghai'

interface MockTrade {
  number: string
  tradeNumber: string
  amount: number
  status: string
  paidAt: Date | null
  refunds: Map<string, number>
}

type Fields = Record<string, string>

const refundedOf = ({ refunds }: MockTrade): number =>
  [...refunds.values()].reduce((total, amount) => total + amount, 0)

const refundableMs = 90 * dayMs

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A gateway that speaks Alipay's protocol, whose trades a test moves by hand. */
export const startMockAlipay = async () => {
  const shop = newPair()
  const own = newPair()
  const trades = new Map<string, MockTrade>()
  const asked: string[] = []
  const timestamps: string[] = []
  const statements = new Map<string, Buffer>()
  const state: {
    isDown: boolean
    refusesRefunds: boolean
    /** Runs once a call is carried out, before its answer. */
    beforeAnswer: (method: string) => void
  } = { isDown: false, refusesRefunds: false, beforeAnswer: () => {} }

  const signed = (content: string) => sign('sha256', Buffer.from(content), own.privateKey).toString('base64')

  const statementOf = ({ bill_type: type, bill_date: day = '' }: Fields): object =>
    type === 'trade' && statements.has(day)
      ? { code: '10000', msg: 'Success', bill_download_url: new URL(`/statement/${day}`, settings.gateway) }
      : { code: '40004', msg: 'Business Failed', sub_code: 'isp.bill_not_exist' }

  /** A trade is closed once all of it has gone back. */
  const refund = (trade: MockTrade, number: string, amount: number) => {
    trade.refunds.set(number, amount)
    if (refundedOf(trade) >= trade.amount) trade.status = 'TRADE_CLOSED'
  }

  const refundOf = ({ refunds }: MockTrade, number: string): object => {
    const amount = refunds.get(number)
    return amount === undefined
      ? {}
      : { out_request_no: number, refund_amount: yuanOf(amount), refund_status: 'REFUND_SUCCESS' }
  }

  const answerOf = (method: string, content: Fields): object => {
    if (method === 'alipay.data.dataservice.bill.downloadurl.query') return statementOf(content)
    const trade = trades.get(content.out_trade_no ?? '')
    if (!trade) return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' }
    const refused = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_STATUS_ERROR' }
    const done = { code: '10000', msg: 'Success', out_trade_no: trade.number, trade_no: trade.tradeNumber }
    const request = content.out_request_no ?? ''
    if (method === 'alipay.trade.query')
      return {
        ...done,
        trade_status: trade.status,
        total_amount: yuanOf(trade.amount),
        ...(trade.paidAt && { send_pay_date: timeInShanghai(trade.paidAt) }),
      }
    if (method === 'alipay.trade.close') {
      if (trade.status === 'TRADE_SUCCESS') return { ...refused, sub_code: 'ACQ.TRADE_HAS_SUCCESS' }
      if (trade.status !== 'WAIT_BUYER_PAY') return refused
      trade.status = 'TRADE_CLOSED'
      return done
    }
    if (method === 'alipay.trade.fastpay.refund.query') return { ...done, ...refundOf(trade, request) }
    if (trade.paidAt === null || state.refusesRefunds) return refused
    if (trade.refunds.has(request)) return { ...done, fund_change: 'N' }
    const amount = fenOf(content.refund_amount ?? '') ?? 0
    if (trade.status === 'TRADE_FINISHED') return { ...refused, sub_code: 'ACQ.TRADE_HAS_FINISHED' }
    if (refundedOf(trade) + amount > trade.amount)
      return { ...refused, sub_code: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' }
    refund(trade, request, amount)
    return { ...done, fund_change: 'Y' }
  }

  const server = createServer(async (request, answer) => {
    const [, day] = /^\/statement\/(.+)$/.exec(request.url ?? '') ?? []
    if (day !== undefined) return answer.end(statements.get(day))
    const body = new URLSearchParams(await text(request))
    const query = new URL(request.url ?? '/', 'http://x').searchParams
    const method = query.get('method') ?? ''
    asked.push(method)
    timestamps.push(query.get('timestamp') ?? '')
    if (state.isDown) return answer.writeHead(503).end()
    const content = JSON.stringify(answerOf(method, JSON.parse(body.get('biz_content') ?? '{}')))
    state.beforeAnswer(method)
    answer.end(`{"${method.replaceAll('.', '_')}_response":${content},"sign":"${signed(content)}"}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const settings: PaymentSettings = {
    key: 'alipay',
    name: '支付宝',
    appId: '2021000000000042',
    privateKey: shop.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    providerPublicKey: own.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    gateway: `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway.do`,
  }

  const requireTrade = (number: string): MockTrade => {
    const trade = trades.get(number)
    if (!trade) throw new Error(`[chuhai] no trade ${number} was opened`)
    return trade
  }

  /** The fields of a form with their signature. */
  const sealed = (fields: Fields): Fields => {
    const names = Object.keys(fields).sort()
    return {
      ...fields,
      sign_type: 'RSA2',
      sign: signed(names.map((name) => `${name}=${fields[name]}`).join('&')),
    }
  }

  return {
    settings,
    state,
    /** Methods that were called. */
    asked,
    /** When they were called, as they say themselves. */
    timestamps,
    /** The archives of statements by their day. */
    statements,
    /** A buyer comes to the address; returns the number of the trade. */
    open(address: string): string {
      const query = new URL(address).searchParams
      const content = JSON.parse(query.get('biz_content') ?? '{}') as Fields
      const number = content.out_trade_no ?? ''
      if (!trades.has(number))
        trades.set(number, {
          number,
          tradeNumber: `2026112322001${String(randomInt(1e12)).padStart(15, '0')}`,
          amount: fenOf(content.total_amount ?? '') ?? 0,
          status: 'WAIT_BUYER_PAY',
          paidAt: null,
          refunds: new Map(),
        })
      return number
    },
    pay(number: string, at = new Date()) {
      Object.assign(requireTrade(number), { status: 'TRADE_SUCCESS', paidAt: at })
    },
    refuse(number: string) {
      requireTrade(number).status = 'TRADE_CLOSED'
    },
    /** Ends the trades that were paid 90 days before a time: they can no longer be refunded. */
    finish(now: Date) {
      for (const trade of trades.values())
        if (
          trade.status === 'TRADE_SUCCESS' &&
          (trade.paidAt?.getTime() ?? 0) + refundableMs <= now.getTime()
        )
          trade.status = 'TRADE_FINISHED'
    },
    /** Refunds a payment without a notification. */
    refund(number: string, refundNumber: string, amount: number) {
      refund(requireTrade(number), refundNumber, amount)
    },
    refundsOf: (number: string) => [...requireTrade(number).refunds.values()],
    refundNumbersOf: (number: string) => [...requireTrade(number).refunds],
    tradeNumberOf: (number: string) => requireTrade(number).tradeNumber,
    /** A notification of a trade as it is now, signed after `changes` were made. */
    notification(number: string, changes: Fields = {}): Fields {
      const { tradeNumber, amount, status, paidAt } = requireTrade(number)
      return sealed({
        notify_id: `${number}-${status}`,
        notify_time: timeInShanghai(new Date()),
        notify_type: 'trade_status_sync',
        app_id: settings.appId,
        out_trade_no: number,
        trade_no: tradeNumber,
        trade_status: status,
        total_amount: yuanOf(amount),
        subject: '出海课程',
        ...(paidAt && { gmt_payment: timeInShanghai(paidAt) }),
        ...changes,
      })
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type MockAlipay = Awaited<ReturnType<typeof startMockAlipay>>
