import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServices } from '../../.commands/services.mjs'
import { startModel } from './model/model'
import { startWebhookReceiver } from './webhook-receiver'

const firstPort = Number(process.env.E2E_PORT ?? 4100)

/** Not the default ports, so that journeys run beside `npm start`. `E2E_PORT` moves them. */
export const portsFrom = (first: number) => ({
  portal: first,
  signOn: first + 1,
  partner: first + 2,
  university: first + 3,
  cashier: first + 4,
  operator: first + 5,
  model: first + 6,
})

/** `localhost` and `127.0.0.1` are different sites to a browser, as portal and partner are. */
export const addressesOf = (ports: ReturnType<typeof portsFrom>) => ({
  portal: `http://localhost:${ports.portal}`,
  signOn: `http://localhost:${ports.signOn}`,
  partner: `http://127.0.0.1:${ports.partner}`,
  university: `http://127.0.0.1:${ports.university}`,
  cashier: `http://localhost:${ports.cashier}`,
  operator: `http://127.0.0.1:${ports.operator}/`,
  model: `http://127.0.0.1:${ports.model}`,
})

export const ports = portsFrom(firstPort)
export const addresses = addressesOf(ports)

export const webhookSecret = `whsec_${Buffer.from('a secret for the journeys only!!').toString('base64')}`

/** `founder` has no organisation at first. */
const accounts =
  'demo:沈立群,newbie:周小满,founder:何思远,guided:方知行,subscriber:陆一鸣,appraiser:许宁,supplier1:沈亦舟,supplier2:沈亦舟,student1:陆知远,student2:陆知远'

/** One per journey with a team, because a user signs up once. */
const captains = Array.from({ length: 12 }, (_, index) => `captain${index + 1}:陆一鸣`).join()

/** One per journey with the assistant, because quota and messages belong to an account. */
const askers = Array.from({ length: 40 }, (_, index) => `asker${index + 1}:林晚秋`).join()

/** One per journey with an order, because a course is bought once. */
const buyers = Array.from({ length: 12 }, (_, index) => `buyer${index + 1}:宋知夏`).join()

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

/** A journey opens every page of the portal, and all of them send leads with one phone number. */
const limits = { PAGES_PER_MINUTE: '0', READS_PER_MINUTE: '0', PHONE_LEADS_PER_DAY: '0' }

/** The data folder of all journeys, for operator commands. */
export const dataDirVariable = 'CHUHAI_E2E_DATA_DIR'

/** Waits until the server knows that the pages may frame the login page: journeys sign in there. */
const knowsFrames = async (): Promise<void> => {
  for (const Origin of [addresses.portal, addresses.partner, addresses.university]) {
    let isKnown = false
    while (!isKnown) {
      const response = await fetch(`${addresses.portal}/api/sign-on/settings`, { headers: { Origin } })
      const { data } = (await response.json()) as { data: { providers: { isFramable: boolean }[] } }
      isKnown = data.providers.every(({ isFramable }) => isFramable)
      if (!isKnown) await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

/** Runs the built server, sign-on, the cashier, both sites, a webhook receiver and a model on an empty database, which is removed afterwards. */
export default async function setUp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'chuhai-e2e-'))
  process.env[dataDirVariable] = dataDir
  const receiver = await startWebhookReceiver(ports.operator, webhookSecret)
  const model = await startModel(ports.model)
  const services = startServices({
    ports,
    dataDir,
    env: {
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: webhookSecret,
      SIGN_ON_ACCOUNTS: `${accounts},${captains},${askers},${buyers}`,
      ...assistant(model.url),
      ...limits,
    },
  })
  await services.ready
  await knowsFrames()
  return async () => {
    await services.stop()
    await Promise.all([receiver.close(), model.close()])
    await rm(dataDir, { recursive: true, force: true })
  }
}
