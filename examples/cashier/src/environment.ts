import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { type CashierSettings, defaults, StartError } from './settings'
import { readPrivateKey, readPublicKey } from './signature'

const isKey = (read: (text: string) => unknown) => (text: string) => {
  try {
    return Boolean(read(text))
  } catch {
    return false
  }
}

const schema = v.object({
  CASHIER_PORT: v.pipe(
    v.optional(v.string(), String(defaults.port)),
    v.regex(/^\d{1,5}$/, 'must be a port'),
    v.transform(Number),
    v.minValue(1, 'must be a port'),
    v.maxValue(65_535, 'must be a port'),
  ),
  CASHIER_ADDRESS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''),
        'must be an address such as https://cashier.example.com',
      ),
    ),
  ),
  CASHIER_APP_ID: v.optional(v.string(), defaults.appId),
  CASHIER_APP_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.check(isKey(readPublicKey), 'must be an RSA public key in Base64')),
    defaults.appPublicKey,
  ),
  CASHIER_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.check(isKey(readPrivateKey), 'must be a PKCS#8 RSA private key in Base64')),
    defaults.privateKey,
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
})

/** Sources and bundle both lie one level below the package, the package two below the project. */
const project = new URL('../../../', import.meta.url)

const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value))

/** Reads the settings of the cashier; a wrong value is refused with a sentence that names it. */
export const readEnvironment = (source: Record<string, string | undefined>): CashierSettings => {
  const result = v.safeParse(schema, withoutEmpty(source))
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
    throw new StartError(`${wrong.join('; ')}. Correct the environment and start again.`)
  }
  const env = result.output
  return {
    port: env.CASHIER_PORT,
    address: env.CASHIER_ADDRESS && new URL(env.CASHIER_ADDRESS).origin,
    dataDir: resolve(fileURLToPath(project), env.DATA_DIR, 'cashier'),
    appId: env.CASHIER_APP_ID,
    appPublicKey: env.CASHIER_APP_PUBLIC_KEY,
    privateKey: env.CASHIER_PRIVATE_KEY,
  }
}
