import { dataDir, port, readSettings } from '@chuhai-examples/development'
import * as v from 'valibot'
import { type CashierSettings, defaults } from './settings'
import { readPrivateKey, readPublicKey } from './signature'

const isKey = (read: (text: string) => unknown) => (text: string) => {
  try {
    return Boolean(read(text))
  } catch {
    return false
  }
}

const schema = v.object({
  CASHIER_PORT: port(defaults.port),
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
  DATA_DIR: dataDir('cashier'),
})

/** Reads the settings of the cashier; a wrong value is refused with a sentence that names it. */
export const readEnvironment = (source: Record<string, string | undefined>): CashierSettings => {
  const env = readSettings(schema, source)
  return {
    port: env.CASHIER_PORT,
    address: env.CASHIER_ADDRESS && new URL(env.CASHIER_ADDRESS).origin,
    dataDir: env.DATA_DIR,
    appId: env.CASHIER_APP_ID,
    appPublicKey: env.CASHIER_APP_PUBLIC_KEY,
    privateKey: env.CASHIER_PRIVATE_KEY,
  }
}
