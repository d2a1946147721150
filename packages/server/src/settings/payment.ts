import { developmentShop } from './development-shop'

/** A shop at Alipay, or at a cashier that speaks its protocol. */
export interface PaymentSettings {
  key: string
  /** What visitors see it called. */
  name: string
  appId: string
  /** Base64 of PKCS#8. */
  privateKey: string
  /** Base64 of the provider's key, with which it signs. */
  providerPublicKey: string
  gateway: string
}

export const alipayGateway = 'https://openapi.alipay.com/gateway.do'

/** The shop of examples/cashier, for local development only. */
export const cashierSettings = (address: string): PaymentSettings => ({
  ...developmentShop,
  key: 'cashier',
  name: '演示收银台',
  gateway: `${address}/gateway.do`,
})
