import { isLocal } from '@chuhai/contract/site-request'
import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { roleOf } from '../database/serving-role'
import { readRanges } from '../limits/address-ranges'
import { type AssistantSettings, defaultAssistantSettings } from '../modules/assistant/settings'
import type { PaymentSettings } from '../modules/payment/settings'
import type { SignOnSettings } from '../modules/sign-on/settings'
import type { WeChatAddresses } from '../modules/site/qr'
import { longestRetention, type Retention } from '../sweeps/retention'
import { cleanSetting } from './pasted'
import { readPayment } from './payment-env'
import { origins, readProviders, usualOrigins } from './sign-on-env'
import { StartError } from './start-error'

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,5}$/, 'must be a port number between 1 and 65535'),
    v.transform(Number),
    v.minValue(1, 'must be a port number between 1 and 65535'),
    v.maxValue(65_535, 'must be a port number between 1 and 65535'),
  )

const count = (fallback: number, min = 0, max = 999_999_999, reason = '') =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be ${max} or less${reason}`),
  )

const days = (fallback: number) => count(fallback, 1, 365)

/** At most as long as the privacy page says. */
const kept = (longest: number) => count(longest, 1, longest, ', as the privacy page says')

const seconds = (fallbackMs: number) => count(fallbackMs / 1000, 1, 600)

const address = (schemes: string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((value) => {
      const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : ''
      return schemes.includes(scheme)
    }, `must be an address such as ${example}`),
  )

const databaseAddress = address(['postgres', 'postgresql'], 'postgres://user:password@localhost:5432/chuhai')

/** An address that receives personal data or keys: https, unless it is local. */
const secureAddress = (example: string) =>
  v.pipe(
    address(['https', 'http'], example),
    v.check(
      (value) => !value.startsWith('http:') || isLocal(value),
      `must begin with https:, such as ${example}; http: is for this machine only`,
    ),
  )

/** `10.20.0.0/16=20, 2001:db8:202::/48=20`: the addresses of a school or company, and how many times the usual limits they have. */
const addressRanges = v.pipe(
  v.string(),
  v.check(
    (value) => readRanges(value) !== null,
    'must list address ranges and factors, such as 10.20.0.0/16=20, 2001:db8:202::/48=20',
  ),
  v.transform((value) => readRanges(value) ?? []),
)

const weChatAddress = v.optional(address(['https', 'http', 'weixin'], 'https://work.weixin.qq.com/kfid/kfc…'))

const webhookSecret = v.pipe(
  v.string(),
  v.check(
    (value) => value.length >= 30 && isWebhookSecret(value),
    'must be a Standard Webhooks secret: whsec_ followed by 24 random bytes or more in base64; make one with ' +
      `node -p "'whsec_' + crypto.randomBytes(32).toString('base64')"`,
  ),
)

/** A key that was pasted with the word of its header is the key. */
const modelKey = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/^Bearer\s+/i, '')),
)

const isWebhookSecret = (value: string): boolean => {
  try {
    return Boolean(new Webhook(value))
  } catch {
    return false
  }
}

const schema = v.object({
  PORT: port(4000),
  SIGN_ON_PORT: port(4001),
  PARTNER_PORT: port(4002),
  UNIVERSITY_PORT: port(4003),
  CASHIER_PORT: port(4004),
  PUBLIC_URL: v.optional(address(['http', 'https'], 'https://www.example.com')),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder')), '.data'),
  BACKUP_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_OWNER_URL: v.optional(databaseAddress),
  DATABASE_POOL: count(10, 2),
  WEBHOOK_URL: v.optional(secureAddress('https://crm.example.com/hooks/leads')),
  WEBHOOK_SECRET: v.optional(webhookSecret),
  WECHAT_SERVICE_URL: weChatAddress,
  WECHAT_ACCOUNT_URL: weChatAddress,
  WECHAT_PROGRAM_URL: weChatAddress,
  COURSE_URL: v.optional(address(['https', 'http'], 'https://courses.example.com')),
  WIDGETS_DIR: v.optional(v.string()),
  PORTAL_DIR: v.optional(v.string()),
  DRAIN_SECONDS: count(1, 0, 300),
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
  ANSWERS_MAX: count(defaultAssistantSettings.limits.answersMax, 1),
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
  AI_BASE_URL: v.optional(secureAddress('https://api.deepseek.com')),
  AI_API_KEY: v.optional(modelKey, ''),
  AI_MODEL: v.optional(v.string()),
  AI_VISION: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  AI_DAILY_QUOTA: count(defaultAssistantSettings.dailyQuota),
  AI_DAILY_BUDGET: count(defaultAssistantSettings.limits.dailyBudget ?? 0),
  AI_MAX_TOKENS: count(defaultAssistantSettings.limits.maxTokens, 1),
  AI_FIRST_WORD_SECONDS: seconds(defaultAssistantSettings.timeouts.firstWordMs),
  AI_NEXT_WORD_SECONDS: seconds(defaultAssistantSettings.timeouts.nextWordMs),
  RETAIN_LEADS_MONTHS: kept(longestRetention.leadMonths),
  RETAIN_REGISTRATIONS_MONTHS: kept(longestRetention.registrationMonths),
  RETAIN_APPLICATIONS_MONTHS: kept(longestRetention.applicationMonths),
  RETAIN_ORDERS_MONTHS: kept(longestRetention.orderMonths),
  RETAIN_PAGE_VIEWS_MONTHS: kept(longestRetention.pageViewMonths),
  RETAIN_ASSISTANT_DAYS: kept(longestRetention.assistantDays),
  RETAIN_OUTBOX_DAYS: kept(longestRetention.outboxDays),
  RETAIN_ACCESS_LOG_MONTHS: kept(longestRetention.accessLogMonths),
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
  assistant: AssistantSettings
  weChat: WeChatAddresses
  retention: Retention
}

const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, value = '']) => {
      const clean = cleanSetting(name, value)
      return clean === '' ? [] : [[name, clean]]
    }),
  )

const wrongValues = (sentences: readonly string[]): StartError =>
  new StartError(`${sentences.join('; ')}. Correct the environment and start again.`)

const readSignOn = (
  set: Record<string, string | undefined>,
  env: Values,
  publicUrl: string,
): SignOnSettings => {
  const { providers, wrong } = readProviders(set, { publicUrl, signOnPort: env.SIGN_ON_PORT })
  if (wrong.length > 0) throw wrongValues(wrong)
  return {
    providers,
    origins: env.SIGN_ON_ORIGINS ?? usualOrigins(publicUrl, providers),
    sessionEnds: { idleDays: Math.min(env.SESSION_IDLE_DAYS, env.SESSION_DAYS), days: env.SESSION_DAYS },
  }
}

const readShop = (
  set: Record<string, string | undefined>,
  env: Values,
  publicUrl: string,
): PaymentSettings | null => {
  const { payment, wrong } = readPayment(set, { publicUrl, cashierPort: env.CASHIER_PORT })
  if (wrong.length > 0) throw wrongValues(wrong)
  return payment
}

const readAssistant = (env: Values): AssistantSettings => {
  const { AI_BASE_URL: baseUrl, AI_MODEL: name } = env
  if (Boolean(baseUrl) !== Boolean(name))
    throw new StartError(
      'AI_BASE_URL and AI_MODEL belong together: where the model is, and its name. Set both, or none.',
    )
  return {
    model:
      baseUrl && name ? { baseUrl, name, apiKey: env.AI_API_KEY, seesImages: env.AI_VISION === '1' } : null,
    dailyQuota: env.AI_DAILY_QUOTA,
    limits: {
      ...defaultAssistantSettings.limits,
      maxTokens: env.AI_MAX_TOKENS,
      dailyBudget: env.AI_DAILY_BUDGET || null,
      answersMax: env.ANSWERS_MAX,
    },
    timeouts: {
      ...defaultAssistantSettings.timeouts,
      firstWordMs: env.AI_FIRST_WORD_SECONDS * 1000,
      nextWordMs: env.AI_NEXT_WORD_SECONDS * 1000,
    },
  }
}

const isOtherRole = (owner: string, serving: string | undefined): boolean =>
  serving !== undefined && roleOf(serving) !== '' && roleOf(serving) !== roleOf(owner)

/** Reads the settings; throws a StartError that names each wrong value. */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const set = withoutEmpty(source)
  const result = v.safeParse(schema, set)
  if (!result.success)
    throw wrongValues(result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`))
  const env = result.output
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
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin
  return {
    ...env,
    PUBLIC_URL: publicUrl,
    signOn: readSignOn(set, env, publicUrl),
    payment: readShop(set, env, publicUrl),
    assistant: readAssistant(env),
    retention: {
      leadMonths: env.RETAIN_LEADS_MONTHS,
      registrationMonths: env.RETAIN_REGISTRATIONS_MONTHS,
      applicationMonths: env.RETAIN_APPLICATIONS_MONTHS,
      orderMonths: env.RETAIN_ORDERS_MONTHS,
      pageViewMonths: env.RETAIN_PAGE_VIEWS_MONTHS,
      assistantDays: env.RETAIN_ASSISTANT_DAYS,
      outboxDays: env.RETAIN_OUTBOX_DAYS,
      accessLogMonths: env.RETAIN_ACCESS_LOG_MONTHS,
    },
    weChat: {
      service: env.WECHAT_SERVICE_URL,
      account: env.WECHAT_ACCOUNT_URL,
      mini: env.WECHAT_PROGRAM_URL,
    },
  }
}
