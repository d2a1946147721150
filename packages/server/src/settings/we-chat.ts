import * as v from 'valibot'
import { address } from './fields'

export const qrCodes = ['service', 'account', 'mini'] as const
export type QrCode = (typeof qrCodes)[number]

/** The contents of the WeChat codes. */
export type WeChatAddresses = Partial<Record<QrCode, string>>

const weChatAddress = v.optional(address(['https', 'http', 'weixin'], 'https://work.weixin.qq.com/kfid/kfc…'))

export const weChatVariables = v.object({
  WECHAT_SERVICE_URL: weChatAddress,
  WECHAT_ACCOUNT_URL: weChatAddress,
  WECHAT_PROGRAM_URL: weChatAddress,
})

export const readWeChat = (values: v.InferOutput<typeof weChatVariables>): WeChatAddresses => ({
  service: values.WECHAT_SERVICE_URL,
  account: values.WECHAT_ACCOUNT_URL,
  mini: values.WECHAT_PROGRAM_URL,
})
