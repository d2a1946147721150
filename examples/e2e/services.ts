import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServices } from '../../.commands/services.mjs'
import { startModel } from './model/model'
import { startWebhookReceiver } from './webhook-receiver'

const firstPort = Number(process.env.E2E_PORT ?? 4100)

/** Beside the usual ports, so that journeys run while `npm start` does. `E2E_PORT` moves them. */
export const portsFrom = (first: number) => ({
  portal: first,
  signOn: first + 1,
  partner: first + 2,
  university: first + 3,
  operator: first + 5,
  model: first + 6,
})

/** The portal is another site than the pages of strangers, as in real life. */
export const addressesOf = (ports: ReturnType<typeof portsFrom>) => ({
  portal: `http://localhost:${ports.portal}`,
  signOn: `http://localhost:${ports.signOn}`,
  partner: `http://127.0.0.1:${ports.partner}`,
  university: `http://127.0.0.1:${ports.university}`,
  operator: `http://127.0.0.1:${ports.operator}/`,
  model: `http://127.0.0.1:${ports.model}`,
})

export const ports = portsFrom(firstPort)
export const addresses = addressesOf(ports)

export const webhookSecret = `whsec_${Buffer.from('a secret for the journeys only!!').toString('base64')}`

/** The demo accounts, and one that begins without any organisation and founds one. */
const accounts = 'demo:沈立群,newbie:周小满,founder:何思远,guided:方知行,subscriber:陆一鸣,appraiser:许宁'

/** Each journey of a team in the competition has a captain of its own: a user signs up once. */
const captains = Array.from({ length: 12 }, (_, index) => `captain${index + 1}:陆一鸣`).join()

/** Each journey with the assistant has an account of its own: free questions and what was said belong to it. */
const askers = Array.from({ length: 40 }, (_, index) => `asker${index + 1}:林晚秋`).join()

/** What each account may ask on a day. */
export const dailyQuota = 6

/** The assistant's settings: a scripted model that sees images, and less patience than usual. */
const assistant = (modelUrl: string) => ({
  AI_BASE_URL: modelUrl,
  AI_MODEL: 'scripted',
  AI_VISION: '1',
  AI_DAILY_QUOTA: String(dailyQuota),
  AI_FIRST_WORD_SECONDS: '10',
  // A journey asks a hundred times at once.
  WRITES_PER_MINUTE: '1000',
})

/** The data folder of all journeys, for operator commands. */
export const dataDirVariable = 'CHUHAI_E2E_DATA_DIR'

/** Runs the built server, both sites, an operator's own system and a model on an empty database; removes it afterwards. */
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
      SIGN_ON_ACCOUNTS: `${accounts},${captains},${askers}`,
      ...assistant(model.url),
    },
  })
  await services.ready
  return async () => {
    await services.stop()
    await Promise.all([receiver.close(), model.close()])
    await rm(dataDir, { recursive: true, force: true })
  }
}
