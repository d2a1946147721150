import { isAbsolute } from 'node:path'
import { expect, it } from 'vitest'
import { readEnvironment } from './environment'

it('needs no setting', () => {
  const { dataDir, ...settings } = readEnvironment({})
  expect(isAbsolute(dataDir ?? '')).toBe(true)
  expect(settings).toMatchObject({ port: 4004, appId: '2021000000000001' })
})

it.each([
  [{ CASHIER_PORT: '70000' }, 'CASHIER_PORT must be a port'],
  [{ CASHIER_ADDRESS: 'cashier' }, 'CASHIER_ADDRESS must be an address'],
  [{ CASHIER_PRIVATE_KEY: 'abc' }, 'CASHIER_PRIVATE_KEY must be a PKCS#8 RSA private key'],
])('refuses %j', (source, message) => {
  expect(() => readEnvironment(source)).toThrow(message)
})
