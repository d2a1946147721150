import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServices } from '../../.commands/services.mjs'
import { startModel } from './model/model'
import { ownOfAllTries } from './own'
import { startWebhookReceiver } from './webhook-receiver'

const firstPort = Number(process.env.E2E_PORT ?? 4100)

/** The examples that show the widgets in a framework, or in a plain page. */
export const frameworks = ['react', 'react-18', 'next', 'html', 'vue', 'svelte'] as const
export type Framework = (typeof frameworks)[number]

const byFramework = <Value>(value: (index: number) => Value) =>
  Object.fromEntries(frameworks.map((name, index) => [name, value(index)])) as Record<Framework, Value>

/** Not the default ports, so that journeys run beside `npm start`. `E2E_PORT` moves them. */
export const portsFrom = (first: number) => ({
  portal: first,
  signOn: first + 1,
  partner: first + 2,
  university: first + 3,
  cashier: first + 4,
  mailbox: first + 5,
  mailboxSmtp: first + 6,
  operator: first + 7,
  model: first + 8,
  frameworks: byFramework((index) => first + 9 + index),
  carrier: first + 9 + frameworks.length,
})

/** `localhost` and `127.0.0.1` are different sites to a browser, as portal and partner are. */
export const addressesOf = (ports: ReturnType<typeof portsFrom>) => ({
  portal: `http://localhost:${ports.portal}`,
  signOn: `http://localhost:${ports.signOn}`,
  partner: `http://127.0.0.1:${ports.partner}`,
  university: `http://127.0.0.1:${ports.university}`,
  cashier: `http://localhost:${ports.cashier}`,
  mailbox: `http://localhost:${ports.mailbox}`,
  carrier: `http://localhost:${ports.carrier}`,
  operator: `http://127.0.0.1:${ports.operator}/`,
  model: `http://127.0.0.1:${ports.model}`,
  frameworks: byFramework((index) => `http://127.0.0.1:${Object.values(ports.frameworks)[index]}`),
})

export const ports = portsFrom(firstPort)
export const addresses = addressesOf(ports)

export const webhookSecret = `whsec_${Buffer.from('a secret for the journeys only!!').toString('base64')}`

/** Accounts that journeys only read with. */
const shared = ['demo:沈立群', 'newbie:周小满']

const numbered = (kind: string, count: number, displayName: string) =>
  Array.from({ length: count }, (_, index) => [`${kind}${index + 1}`, displayName] as const)

/** Accounts that belong to one journey each, because it changes them. */
const owned = [
  ['founder', '何思远'],
  ['colleague', '宋知夏'],
  ['evaluator', '何思远'],
  ['guided', '方知行'],
  ['subscriber', '陆一鸣'],
  ['appraiser', '许宁'],
  ['forgetful375', '韩路遥'],
  ['forgetful1280', '韩路遥'],
  ...numbered('resident', 2, '苏晚晴'),
  ...numbered('companion', 2, '江一苇'),
  ...numbered('supplier', 2, '沈亦舟'),
  ...numbered('student', 6, '陆知远'),
  ...numbered('learner', 2, '顾清和'),
  ...numbered('attendee', 4, '沈立群'),
  ...numbered('opener', 4, '沈亦舟'),
  ...numbered('exporter', 2, '沈亦舟'),
  ...numbered('provider', 4, '韩书宁'),
  ...numbered('serviceBuyer', 5, '沈亦舟'),
  ...numbered('sender', 2, '陈静怡'),
  // A user signs up once, has a quota of questions, and buys a course once.
  ...numbered('captain', 12, '陆一鸣'),
  ...numbered('asker', 40, '林晚秋'),
  ...numbered('buyer', 14, '宋知夏'),
  ...frameworks.map((name) => [`${name}-asker`, '江若水'] as const),
] as const

const accounts = [
  ...shared,
  ...owned.flatMap(([name, displayName]) => ownOfAllTries(name).map((each) => `${each}:${displayName}`)),
].join()

/** Questions per account and day. */
export const dailyQuota = 6

/** A scripted model that sees images, with shorter timeouts. */
const assistant = (modelUrl: string) => ({
  AI_BASE_URL: modelUrl,
  AI_MODEL: 'scripted',
  AI_VISION: '1',
  AI_DAILY_QUOTA: String(dailyQuota),
  AI_FIRST_WORD_SECONDS: '10',
  // A journey sends a hundred questions at the same time.
  WRITES_PER_MINUTE: '1000',
})

/** A journey opens every page of the portal, and all of them send leads with one phone number from one address. */
const limits = {
  PAGES_PER_MINUTE: '0',
  READS_PER_MINUTE: '0',
  ADDRESS_LEADS_PER_HOUR: '0',
  PHONE_LEADS_PER_DAY: '0',
  // A journey waits for mails of jobs.
  JOBS_EVERY_SECONDS: '5',
  // Journeys run at any hour.
  QUIET_HOURS: 'none',
}

/** The data folder of all journeys, for operator commands. */
export const dataDirVariable = 'CHUHAI_E2E_DATA_DIR'

/** Where visitors reach what runs: at its own ports, or at fronts of these. */
type Reached = typeof addresses

/** Pages of these may frame the login page. */
const framing = ({ portal, partner, university, frameworks }: Reached) => [
  portal,
  partner,
  university,
  ...Object.values(frameworks),
]

/** Waits until the server knows that the pages may frame the login page: journeys sign in there. */
const knowsFrames = async ({ portal, partner, university }: Reached): Promise<void> => {
  for (const Origin of [portal, partner, university]) {
    let isKnown = false
    while (!isKnown) {
      const response = await fetch(`${addresses.portal}/api/sign-on/settings`, { headers: { Origin } })
      const { data } = (await response.json()) as { data: { providers: { isFramable: boolean }[] } }
      isKnown = data.providers.every(({ isFramable }) => isFramable)
      if (!isKnown) await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

/** All but the carrier, which its journey starts, and kills. */
const running = ['server', 'sign-on', 'cashier', 'mailbox', 'partner-site', 'university-site']

interface Product {
  /** A new folder, for the database and all else. */
  dataDir: string
  reached?: Reached
  env?: Record<string, string>
  /** Called before the pages of others are asked for. */
  prepare?(): void
}

/** Runs the built server, sign-on, the cashier, the mailbox, both sites, a webhook receiver and a model. Returns what stops them. */
export const startProduct = async ({ dataDir, reached = addresses, env, prepare }: Product) => {
  process.env[dataDirVariable] = dataDir
  const receiver = await startWebhookReceiver(ports.operator, webhookSecret)
  const model = await startModel(ports.model)
  const services = startServices({
    ports,
    dataDir,
    only: running,
    env: {
      CARRIER_PORT: String(ports.carrier),
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: webhookSecret,
      SIGN_ON_ACCOUNTS: accounts,
      SIGN_ON_FRAME_ANCESTORS: framing(reached).join(' '),
      ...assistant(model.url),
      ...limits,
      ...env,
    },
  })
  await services.ready
  prepare?.()
  await knowsFrames(reached)
  return async () => {
    await services.stop()
    await Promise.all([receiver.close(), model.close()])
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A folder that is empty. */
export const newDataDir = () => mkdtemp(join(tmpdir(), 'chuhai-e2e-'))

export default async function setUp() {
  return startProduct({ dataDir: await newDataDir() })
}
