import { isLocal } from '@chuhai/contract/site-request'
import * as v from 'valibot'
import { StartError } from '../process/start-error'
import type { CarrierSettings, GatewaySettings } from './carriers'
import { developmentCarrier } from './development-carrier'
import { secureAddress, webhookSecret } from './fields'

const pair = /^([a-z][a-zA-Z]{1,29})=(\d{1,9})$/

const listed = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** `yunexpress=190008, fourpx=190094` */
const numbers = v.pipe(
  v.string(),
  v.check(
    (text) => listed(text).every((one) => pair.test(one)),
    'must list keys of carriers and the numbers of 17TRACK, such as yunexpress=190008, fourpx=190094',
  ),
  v.transform(
    (text) =>
      new Map(
        listed(text).map((one): [string, number] => {
          const [, key = '', number = ''] = pair.exec(one) ?? []
          return [key, Number(number)]
        }),
      ),
  ),
)

export const carrierVariables = v.object({
  CARRIER_URL: v.optional(secureAddress('https://carriers.example.com')),
  CARRIER_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  CARRIER_SECRET: v.optional(webhookSecret),
  SEVENTEEN_TRACK_URL: v.optional(
    secureAddress('https://api.17track.net/track/v2.2'),
    'https://api.17track.net/track/v2.2',
  ),
  SEVENTEEN_TRACK_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  SEVENTEEN_TRACK_CARRIERS: v.optional(numbers, ''),
})

type Values = v.InferOutput<typeof carrierVariables>

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

const readGateway = (
  { CARRIER_URL: url, CARRIER_KEY: key, CARRIER_SECRET: secret }: Values,
  { publicUrl, carrierPort }: { publicUrl: string; carrierPort: number | undefined },
): GatewaySettings | null => {
  const noticeUrl = `${publicUrl}/api/logistics/carrier/gateway/notice`
  if (url && key && secret) return { url: withoutSlash(url), key, secret, noticeUrl }
  if (url || key || secret)
    throw new StartError(
      'Carriers need CARRIER_URL, CARRIER_KEY and CARRIER_SECRET. Set all of them, or none.',
    )
  if (carrierPort === undefined || !isLocal(publicUrl)) return null
  return { url: `http://localhost:${carrierPort}`, ...developmentCarrier, noticeUrl }
}

/**
 * Reads which carriers are connected; `carrierPort` is that of a development carrier. Throws where the settings of the gateway are
 * incomplete.
 */
export const readCarriers = (
  values: Values,
  place: { publicUrl: string; carrierPort: number | undefined },
): CarrierSettings => {
  const { SEVENTEEN_TRACK_KEY: key, SEVENTEEN_TRACK_URL: url, SEVENTEEN_TRACK_CARRIERS: carriers } = values
  return {
    gateway: readGateway(values, place),
    seventeenTrack: key === undefined ? null : { url: withoutSlash(url), key, carriers },
  }
}
