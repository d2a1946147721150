import { examples, object, pipe, string } from 'valibot'
import { messageKind } from '../../../messages/kind'

/** The page of the portal with what an organisation offers. */
export const providerPage = '/user/?tab=provider'

const path = (): string => providerPage

const orgName = pipe(string(), examples(['宁波宁居家居用品有限公司']))
const title = pipe(string(), examples(['德国 VAT 注册与首年申报']))

/** An organisation may offer services now. */
export const marketProviderAccepted = messageKind({
  key: 'market.providerAccepted',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ orgName }),
  path,
})

/** A service is published as it was handed in. */
export const marketOfferAccepted = messageKind({
  key: 'market.offerAccepted',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ title }),
  path,
})

/** A service is returned with reasons, and can be mended. */
export const marketOfferReturned = messageKind({
  key: 'market.offerReturned',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ title, reason: pipe(string(), examples(['套餐要写明含几个店铺'])) }),
  path,
})
