import type { KeyObject } from 'node:crypto'
import type { Clock } from '@chuhai-examples/development'
import * as v from 'valibot'
import { type Cashier, tradeFields } from './cashier'
import { fenOf, readShanghaiTime, shanghaiTime, yuanOf } from './protocol'
import { isSigned, textToSign } from './signature'
import { refundedOf, type Trade } from './trade'

type Content = Record<string, string | undefined>

interface GatewayOptions {
  cashier: Cashier
  appId: string
  appPublicKey: KeyObject
  address: string
  clock: Clock
}

/** Why a request is not carried out, in the words of the protocol. */
const refusal = (code: string, subCode: string, text: string) => ({
  code,
  msg: code === '40004' ? 'Business Failed' : 'Invalid Arguments',
  sub_code: subCode,
  sub_msg: text,
})

const success = { code: '10000', msg: 'Success' }
const unknownTrade = refusal('40004', 'ACQ.TRADE_NOT_EXIST', '交易不存在')
const wrongStatus = refusal('40004', 'ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
const paid = refusal('40004', 'ACQ.TRADE_HAS_SUCCESS', '交易已被支付')
const finished = refusal('40004', 'ACQ.TRADE_HAS_FINISHED', '交易已完结')
const tooMuch = refusal('40004', 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')

const contentSchema = v.record(v.string(), v.string())

const readContent = (text: string): Content | null => {
  try {
    return v.parse(contentSchema, JSON.parse(text))
  } catch {
    return null
  }
}

export const createGateway = ({ cashier, appId, appPublicKey, address, clock }: GatewayOptions) => {
  const findTrade = ({ out_trade_no: number = '' }: Content) => cashier.find(appId, number)

  const query = async (content: Content) => {
    const trade = await findTrade(content)
    if (!trade) return unknownTrade
    return {
      ...success,
      ...tradeFields(trade),
      buyer_logon_id: '138****0000',
      ...(trade.paidAt && { send_pay_date: shanghaiTime(trade.paidAt) }),
    }
  }

  const close = async (content: Content) => {
    const trade = await findTrade(content)
    if (!trade) return unknownTrade
    if (trade.status === 'TRADE_SUCCESS') return paid
    if (trade.status !== 'WAIT_BUYER_PAY') return wrongStatus
    await cashier.close(trade)
    return { ...success, trade_no: trade.number, out_trade_no: trade.outNumber }
  }

  const refund = async (content: Content) => {
    const trade = await findTrade(content)
    const amount = fenOf(content.refund_amount ?? '')
    if (!trade) return unknownTrade
    if (!amount || !content.out_request_no) return refusal('40002', 'isv.invalid-parameter', '参数无效')
    const done = await cashier.refund(trade, content.out_request_no, amount)
    if (!done)
      return trade.paidAt === null ? wrongStatus : trade.status === 'TRADE_FINISHED' ? finished : tooMuch
    return {
      ...success,
      trade_no: trade.number,
      out_trade_no: trade.outNumber,
      fund_change: done.isNew ? 'Y' : 'N',
      refund_fee: yuanOf(refundedOf(trade)),
    }
  }

  const queryRefund = async (content: Content) => {
    const trade = await findTrade(content)
    const found = trade?.refunds.find(({ number }) => number === content.out_request_no)
    if (!trade) return unknownTrade
    return {
      ...success,
      ...(found && {
        out_trade_no: trade.outNumber,
        out_request_no: found.number,
        refund_amount: yuanOf(found.amount),
        refund_status: 'REFUND_SUCCESS',
      }),
    }
  }

  /** A day has its statement once it is over. */
  const bill = async ({ bill_type: type, bill_date: day = '' }: Content) => {
    const isOver = /^\d{4}-\d\d-\d\d$/.test(day) && day < shanghaiTime(clock.now()).slice(0, 10)
    return type === 'trade' && isOver && !Number.isNaN(Date.parse(day))
      ? { ...success, bill_download_url: `${address}/statement/${day}.zip` }
      : refusal('40004', 'isp.bill_not_exist', '账单不存在')
  }

  const methods: Record<string, (content: Content) => Promise<object>> = {
    'alipay.trade.query': query,
    'alipay.trade.close': close,
    'alipay.trade.refund': refund,
    'alipay.trade.fastpay.refund.query': queryRefund,
    'alipay.data.dataservice.bill.downloadurl.query': bill,
  }

  /** Returns why a request is not the application's; null where it is. */
  const check = (request: Record<string, string>) => {
    if (request.app_id !== appId) return refusal('40002', 'isv.invalid-app-id', '无效的 AppID 参数')
    if (request.sign_type !== 'RSA2') return refusal('40002', 'isv.invalid-signature-type', '无效的签名类型')
    return isSigned(textToSign(request, ['sign']), request.sign ?? '', appPublicKey)
      ? null
      : refusal('40002', 'isv.invalid-signature', '验签出错')
  }

  return {
    /** Carries out a call of the application's server. */
    async call(request: Record<string, string>): Promise<object> {
      const wrong = check(request)
      if (wrong) return wrong
      const content = readContent(request.biz_content ?? '')
      const run = methods[request.method ?? '']
      if (!run || !content) return refusal('40002', 'isv.invalid-parameter', '参数无效')
      return run(content)
    },
    /** Opens the trade of a payer who comes from the application; a sentence says why not. */
    async open(request: Record<string, string>): Promise<Trade | string> {
      const wrong = check(request)
      if (wrong) return wrong.sub_msg
      const content = readContent(request.biz_content ?? '')
      const amount = fenOf(content?.total_amount ?? '')
      const addresses = [request.return_url ?? '', request.notify_url ?? '']
      if (!content?.out_trade_no || !content.subject || !amount || !addresses.every(isWebAddress))
        return '订单信息有误'
      const trade = await cashier.open({
        appId,
        outNumber: content.out_trade_no,
        subject: content.subject,
        amount,
        isPhone: request.method === 'alipay.trade.wap.pay',
        returnUrl: request.return_url ?? '',
        notifyUrl: request.notify_url ?? '',
        expiresAt: readShanghaiTime(content.time_expire ?? ''),
      })
      return trade ?? '订单号已用于另一笔金额的交易'
    },
  }
}

export const pageMethods = ['alipay.trade.page.pay', 'alipay.trade.wap.pay']

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
