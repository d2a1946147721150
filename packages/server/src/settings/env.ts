import * as v from 'valibot'
import { StartError } from '../process/start-error'
import { addressRanges } from './address-ranges'
import type { AssistantSettings } from './assistant'
import type { CarrierSettings } from './carriers'
import { databaseAddress, isOtherRole } from './database-address'
import { address, count, days, port, portNumber, secureAddress, webhookSecret } from './fields'
import { cleanSetting } from './pasted'
import type { PaymentSettings } from './payment'
import { quietHours } from './quiet-hours'
import { assistantVariables, readAssistant } from './read-assistant'
import { carrierVariables, readCarriers } from './read-carriers'
import { type MailSettings, mailVariables, readMail } from './read-mail'
import { readPayment } from './read-payment'
import { origins, readProviders, usualOrigins } from './read-providers'
import { readSms, type SmsSettings, smsVariables } from './read-sms'
import { type Retention, readRetention, retentionVariables } from './retention'
import type { SignOnSettings } from './sign-on'
import { readWeChat, type WeChatAddresses, weChatVariables } from './we-chat'

const schema = v.object({
  PORT: port(4000),
  SIGN_ON_PORT: port(4001),
  PARTNER_PORT: port(4002),
  UNIVERSITY_PORT: port(4003),
  CASHIER_PORT: port(4004),
  MAILBOX_PORT: v.optional(portNumber),
  MAILBOX_SMTP_PORT: v.optional(portNumber),
  CARRIER_PORT: v.optional(portNumber),
  PUBLIC_URL: v.optional(address(['http', 'https'], 'https://www.example.com')),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder')), '.data'),
  BACKUP_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_OWNER_URL: v.optional(databaseAddress),
  DATABASE_POOL: count(10, 2),
  WEBHOOK_URL: v.optional(secureAddress('https://crm.example.com/hooks/leads')),
  WEBHOOK_SECRET: v.optional(webhookSecret),
  ...weChatVariables.entries,
  COURSE_URL: v.optional(address(['https', 'http'], 'https://courses.example.com')),
  WIDGETS_DIR: v.optional(v.string()),
  PORTAL_DIR: v.optional(v.string()),
  DRAIN_SECONDS: count(1, 0, 300),
  JOBS_EVERY_SECONDS: count(60, 1, 300),
  TRUST_PROXY: count(0),
  READS_PER_MINUTE: count(1200),
  WRITES_PER_MINUTE: count(120),
  PAGES_PER_MINUTE: count(600),
  UPLOADS_PER_MINUTE: count(60),
  ADDRESS_LEADS_PER_HOUR: count(20),
  SITE_LEADS_PER_HOUR: count(600),
  PHONE_LEADS_PER_DAY: count(5),
  LIMIT_RANGES: v.optional(addressRanges, ''),
  CONNECTIONS_MAX: count(8000, 1),
  CONNECTIONS_PER_ADDRESS: count(200),
  STREAMS_MAX: count(4000, 1),
  UPLOADS_MAX: count(64, 1),
  UPLOADS_KEEP_FREE_MB: count(1024),
  S3_ENDPOINT: v.optional(address(['http', 'https'], 'https://s3.example.com')),
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  SIGN_ON_ORIGINS: v.optional(origins),
  SESSION_IDLE_DAYS: days(7),
  SESSION_DAYS: days(30),
  ...assistantVariables.entries,
  ...mailVariables.entries,
  ...smsVariables.entries,
  ...carrierVariables.entries,
  QUIET_HOURS: v.optional(quietHours, '22-8'),
  ...retentionVariables.entries,
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
})

type Values = v.InferOutput<typeof schema>

/** The settings of one server process, read once at start. */
export interface Env extends Values {
  PUBLIC_URL: string
  signOn: SignOnSettings
  /** Null where payments are off. */
  payment: PaymentSettings | null
  /** Null where there is no mail. */
  mail: MailSettings | null
  /** Null where there are no short messages. */
  sms: SmsSettings | null
  carriers: CarrierSettings
  assistant: AssistantSettings
  weChat: WeChatAddresses
  retention: Retention
}

type Source = Record<string, string | undefined>

const withoutEmpty = (source: Source) =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, value = '']) => {
      const clean = cleanSetting(name, value)
      return clean === '' ? [] : [[name, clean]]
    }),
  )

const wrongValues = (sentences: readonly string[]): StartError =>
  new StartError(`${sentences.join('; ')}. Correct the environment and start again.`)

const readSignOn = (set: Source, env: Values, publicUrl: string): SignOnSettings => {
  const { providers, wrong } = readProviders(set, { publicUrl, signOnPort: env.SIGN_ON_PORT })
  if (wrong.length > 0) throw wrongValues(wrong)
  return {
    providers,
    origins: env.SIGN_ON_ORIGINS ?? usualOrigins(publicUrl, providers),
    sessionEnds: { idleDays: Math.min(env.SESSION_IDLE_DAYS, env.SESSION_DAYS), days: env.SESSION_DAYS },
  }
}

const readShop = (set: Source, env: Values, publicUrl: string): PaymentSettings | null => {
  const { payment, wrong } = readPayment(set, { publicUrl, cashierPort: env.CASHIER_PORT })
  if (wrong.length > 0) throw wrongValues(wrong)
  return payment
}

/** Throws where one of several variables that belong together is missing. */
const requireTogether = (env: Values): void => {
  if (env.WEBHOOK_URL && !env.WEBHOOK_SECRET) {
    throw new StartError(
      'WEBHOOK_URL is set but WEBHOOK_SECRET is not; receivers could not verify the leads. Set both.',
    )
  }
  if (env.DATABASE_OWNER_URL && !isOtherRole(env.DATABASE_OWNER_URL, env.DATABASE_URL)) {
    throw new StartError(
      'DATABASE_OWNER_URL needs a DATABASE_URL with another user: the first owns the tables and migrates, the second serves. Name both, or DATABASE_URL alone.',
    )
  }
  const s3 = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY]
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    throw new StartError(
      'Uploads in a bucket need S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set all of them, or none.',
    )
  }
}

/** Reads the settings; throws a StartError that names each wrong value. */
export const readEnv = (source: Source): Env => {
  const set = withoutEmpty(source)
  const result = v.safeParse(schema, set)
  if (!result.success)
    throw wrongValues(result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`))
  const env = result.output
  requireTogether(env)
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin
  return {
    ...env,
    PUBLIC_URL: publicUrl,
    signOn: readSignOn(set, env, publicUrl),
    payment: readShop(set, env, publicUrl),
    mail: readMail(env, { publicUrl, smtpPort: env.MAILBOX_SMTP_PORT }),
    sms: readSms(env, { publicUrl, mailboxPort: env.MAILBOX_PORT }),
    carriers: readCarriers(env, { publicUrl, carrierPort: env.CARRIER_PORT }),
    assistant: readAssistant(env),
    retention: readRetention(env),
    weChat: readWeChat(env),
  }
}
