import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { type CarrierSettings, defaults, StartError } from './settings'

const isSecret = (text: string): boolean => {
  try {
    return Boolean(new Webhook(text))
  } catch {
    return false
  }
}

const schema = v.object({
  CARRIER_PORT: v.pipe(
    v.optional(v.string(), String(defaults.port)),
    v.regex(/^\d{1,5}$/, 'must be a port'),
    v.transform(Number),
    v.minValue(1, 'must be a port'),
    v.maxValue(65_535, 'must be a port'),
  ),
  CARRIER_KEY: v.optional(
    v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more')),
    defaults.key,
  ),
  CARRIER_SECRET: v.optional(
    v.pipe(v.string(), v.check(isSecret, 'must be a secret of Standard Webhooks, such as whsec_…')),
    defaults.secret,
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
})

/** Sources and bundle both lie one level below the package, the package two below the project. */
const project = new URL('../../../', import.meta.url)

const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value))

/** Reads the settings of the carrier; a wrong value is refused with a sentence that names it. */
export const readEnvironment = (source: Record<string, string | undefined>): CarrierSettings => {
  const result = v.safeParse(schema, withoutEmpty(source))
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
    throw new StartError(`${wrong.join('; ')}. Correct the environment and start again.`)
  }
  const { CARRIER_PORT, CARRIER_KEY, CARRIER_SECRET, DATA_DIR } = result.output
  return {
    ...defaults,
    port: CARRIER_PORT,
    key: CARRIER_KEY,
    secret: CARRIER_SECRET,
    dataDir: resolve(fileURLToPath(project), DATA_DIR, 'carrier'),
  }
}
