import { hkdfSync } from 'node:crypto'
import { fenOf, yuanOf } from '@chuhai/contract/money'
import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk'
import type { PaymentSettings } from '../../settings/payment'
import { readTimeInShanghai, timeInShanghai } from '../../time/shanghai'
import type { Trade } from '../order/books/settle'
import { downloadStatement } from './download-statement'
import { type PaymentProvider, ProviderRefusal, ProviderUnavailable } from './provider'

/** Shorter than the time that a browser waits for an answer of ours. */
const timeoutMs = 5000

const longestSubject = 128

/** A trade that was refunded completely is closed, too; the time of the payment tells them apart. */
const stateOf = (status: string, wasPaid: boolean): Trade['state'] => {
  if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED' || wasPaid) return 'paid'
  return status === 'TRADE_CLOSED' ? 'closed' : 'waiting'
}

const readTrade = (fields: Record<string, string | undefined>, paidAt: string | undefined): Trade | null => {
  const { out_trade_no: number, trade_no: tradeNumber, trade_status: status, total_amount: yuan } = fields
  const amount = fenOf(yuan ?? '')
  if (!number || !tradeNumber || !status || amount === null) return null
  const wasPaid = Boolean(paidAt) || fields.refund_fee !== undefined
  const time = paidAt ? readTimeInShanghai(paidAt) : null
  return { number, tradeNumber, state: stateOf(status, wasPaid), amount, paidAt: time }
}

/** The library would send the time of the machine's own zone. */
const sentNow = () => ({ timestamp: timeInShanghai(new Date()) })

/** Characters that the provider refuses in a subject. */
const subjectOf = (text: string) => text.replace(/[/=&]/g, ' ').slice(0, longestSubject)

/** Takes payments by the protocol of Alipay, through its own library. */
export const createAlipay = async (settings: PaymentSettings): Promise<PaymentProvider> => {
  const { AlipaySdk: Sdk } = await import('alipay-sdk')
  const sdk: AlipaySdk = new Sdk({
    appId: settings.appId,
    privateKey: settings.privateKey,
    keyType: 'PKCS8',
    alipayPublicKey: settings.providerPublicKey,
    gateway: settings.gateway,
    timeout: timeoutMs,
  })

  const call = async (method: string, bizContent: Record<string, string>) => {
    let answer: AlipaySdkCommonResult
    try {
      answer = await sdk.exec(method, { ...sentNow(), bizContent }, { validateSign: true })
    } catch (cause) {
      throw new ProviderUnavailable(`${method} failed`, { cause })
    }
    if (answer.code === '10000') return answer as unknown as Record<string, string | undefined>
    // The provider's own trouble: nothing is known about the trade.
    if (/SYSTEM_ERROR|unknow-error/i.test(`${answer.subCode}`) || answer.code === '20000')
      throw new ProviderUnavailable(`${method}: ${answer.subCode}`)
    throw new ProviderRefusal(`${answer.subCode ?? answer.code}`)
  }

  /** Resolves with null where the provider knows no such thing. */
  const callUnless = (isMissing: RegExp, method: string, bizContent: Record<string, string>) =>
    call(method, bizContent).catch((error: unknown) => {
      if (error instanceof ProviderRefusal && isMissing.test(error.code)) return null
      throw error
    })
  const callForTrade = (method: string, bizContent: Record<string, string>) =>
    callUnless(/TRADE_NOT_EXIST/, method, bizContent)

  /** That the query has succeeded says nothing about the refund. */
  const queryRefund: PaymentProvider['queryRefund'] = async ({ paymentNumber, refundNumber: number }) => {
    const answer = await callForTrade('alipay.trade.fastpay.refund.query', {
      out_trade_no: paymentNumber,
      out_request_no: number,
    })
    if (answer?.refundStatus !== 'REFUND_SUCCESS') return null
    const amount = fenOf(answer.refundAmount ?? '')
    if (amount === null || answer.outRequestNo !== number)
      throw new ProviderUnavailable('the answer is about another refund')
    return { number, amount }
  }

  return {
    key: settings.key,
    name: settings.name,
    appId: settings.appId,
    returnKey: new Uint8Array(hkdfSync('sha256', settings.privateKey, '', 'chuhai payment return', 32)),
    start({ number, amount, subject, device, payBefore, returnUrl, notifyUrl }) {
      const isPhone = device === 'phone'
      return sdk.pageExecute(isPhone ? 'alipay.trade.wap.pay' : 'alipay.trade.page.pay', 'GET', {
        ...sentNow(),
        return_url: returnUrl,
        notify_url: notifyUrl,
        bizContent: {
          out_trade_no: number,
          total_amount: yuanOf(amount),
          subject: subjectOf(subject),
          product_code: isPhone ? 'QUICK_WAP_WAY' : 'FAST_INSTANT_TRADE_PAY',
          time_expire: timeInShanghai(payBefore),
          ...(isPhone && { quit_url: returnUrl }),
        },
      })
    },
    async query(number) {
      const answer = await callForTrade('alipay.trade.query', { out_trade_no: number })
      if (!answer) return null
      const { outTradeNo, tradeNo, tradeStatus, totalAmount, sendPayDate } = answer
      const trade = readTrade(
        {
          out_trade_no: outTradeNo,
          trade_no: tradeNo,
          trade_status: tradeStatus,
          total_amount: totalAmount,
        },
        sendPayDate,
      )
      if (trade?.number !== number) throw new ProviderUnavailable('the answer is about another trade')
      return trade
    },
    async close(number) {
      try {
        await callForTrade('alipay.trade.close', { out_trade_no: number })
        return true
      } catch (error) {
        if (error instanceof ProviderRefusal) return false
        throw error
      }
    },
    async refund({ paymentNumber, refundNumber, amount, reason }) {
      const answer = await call('alipay.trade.refund', {
        out_trade_no: paymentNumber,
        refund_amount: yuanOf(amount),
        out_request_no: refundNumber,
        refund_reason: reason.slice(0, longestSubject),
      })
      // `N` is also the answer to a repeated request.
      if (answer.fundChange !== 'Y' && !(await queryRefund({ paymentNumber, refundNumber })))
        throw new ProviderUnavailable('the refund is not complete yet')
    },
    queryRefund,
    async statement(day) {
      const answer = await callUnless(/bill_not_exist/i, 'alipay.data.dataservice.bill.downloadurl.query', {
        bill_type: 'trade',
        bill_date: day,
      })
      return answer && downloadStatement(answer.billDownloadUrl ?? '', day)
    },
    readNotification(fields) {
      if (fields.sign_type !== 'RSA2' || !isSigned(sdk, fields)) return null
      const trade = readTrade(fields, fields.gmt_payment)
      if (!trade) return null
      const refundNumber = (fields.gmt_refund && fields.out_biz_no) || null
      return { appId: fields.app_id ?? '', trade, refundNumber }
    },
  }
}

/** A signature that is no signature at all makes the library throw. */
const isSigned = (sdk: AlipaySdk, fields: Record<string, string>): boolean => {
  try {
    return sdk.checkNotifySignV2(fields)
  } catch {
    return false
  }
}
