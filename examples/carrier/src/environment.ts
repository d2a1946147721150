import { dataDir, port, readSettings } from '@chuhai-examples/development'
import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { type CarrierSettings, defaults } from './settings'

const isSecret = (text: string): boolean => {
  try {
    return Boolean(new Webhook(text))
  } catch {
    return false
  }
}

const schema = v.object({
  CARRIER_PORT: port(defaults.port),
  CARRIER_KEY: v.optional(
    v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more')),
    defaults.key,
  ),
  CARRIER_SECRET: v.optional(
    v.pipe(v.string(), v.check(isSecret, 'must be a secret of Standard Webhooks, such as whsec_…')),
    defaults.secret,
  ),
  DATA_DIR: dataDir('carrier'),
})

/** Reads the settings of the carrier; a wrong value is refused with a sentence that names it. */
export const readEnvironment = (source: Record<string, string | undefined>): CarrierSettings => {
  const { CARRIER_PORT, CARRIER_KEY, CARRIER_SECRET, DATA_DIR } = readSettings(schema, source)
  return {
    ...defaults,
    port: CARRIER_PORT,
    key: CARRIER_KEY,
    secret: CARRIER_SECRET,
    dataDir: DATA_DIR,
  }
}
