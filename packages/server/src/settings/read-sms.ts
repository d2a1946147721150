import { isLocal } from '@chuhai/contract/site-request'
import * as v from 'valibot'
import { StartError } from '../process/start-error'
import { developmentMailbox } from './development-mailbox'
import { secureAddress } from './fields'

/** An account at a gateway for short messages. */
export interface SmsSettings {
  gateway: string
  key: string
  secret: string
  /** The name in 【】 that a message begins with, as the gateway has approved it. */
  signature: string
  /** The gateway's ids of templates, by our names of them; a template without one has our name. */
  templates: ReadonlyMap<string, string>
}

const template = /^([a-zA-Z]+(?:\.[a-zA-Z]+)+)=(\S{1,60})$/

const listed = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** `order.paid=SMS_15301, order.paid.en=SMS_15302` */
const templates = v.pipe(
  v.string(),
  v.check(
    (text) => listed(text).every((one) => template.test(one)),
    'must list kinds of message and the gateway’s ids, such as order.paid=SMS_15301, order.paid.en=SMS_15302',
  ),
  v.transform(
    (text) =>
      new Map(
        listed(text).map((one): [string, string] => {
          const [, name = '', id = ''] = template.exec(one) ?? []
          return [name, id]
        }),
      ),
  ),
)

export const smsVariables = v.object({
  SMS_GATEWAY: v.optional(secureAddress('https://sms.example.com/send')),
  SMS_KEY: v.optional(v.string()),
  SMS_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  SMS_SIGNATURE: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replace(/^【(.*)】$/, '$1')),
      v.regex(/^[^【】[\]\s]{2,12}$/, 'must have 2 to 12 characters without brackets, such as 出海云'),
    ),
  ),
  SMS_TEMPLATES: v.optional(templates, ''),
})

/**
 * Reads the account for short messages; null where there are none. Whoever starts the development mailbox names its port. Throws
 * where a part of it is set.
 */
export const readSms = (
  values: v.InferOutput<typeof smsVariables>,
  { publicUrl, mailboxPort }: { publicUrl: string; mailboxPort: number | undefined },
): SmsSettings | null => {
  const { SMS_GATEWAY: gateway, SMS_KEY: key, SMS_SECRET: secret, SMS_SIGNATURE: signature } = values
  const templates = values.SMS_TEMPLATES
  if (gateway && key && secret && signature) return { gateway, key, secret, signature, templates }
  if (gateway || key || secret || signature)
    throw new StartError(
      'Short messages need SMS_GATEWAY, SMS_KEY, SMS_SECRET and SMS_SIGNATURE. Set all of them, or none.',
    )
  if (mailboxPort === undefined || !isLocal(publicUrl)) return null
  const { smsKey, smsSecret, smsSignature } = developmentMailbox
  return {
    gateway: `http://localhost:${mailboxPort}/sms`,
    key: smsKey,
    secret: smsSecret,
    signature: smsSignature,
    templates,
  }
}
