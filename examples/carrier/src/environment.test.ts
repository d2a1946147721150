import { isAbsolute } from 'node:path'
import { expect, it } from 'vitest'
import { readEnvironment } from './environment'

it('needs no setting', () => {
  const { dataDir, ...settings } = readEnvironment({})
  expect(isAbsolute(dataDir ?? '')).toBe(true)
  expect(settings).toMatchObject({ port: 4007, key: 'chuhai-development-carrier' })
})

it.each([
  [{ CARRIER_PORT: '70000' }, 'CARRIER_PORT must be a port'],
  [{ CARRIER_KEY: 'short' }, 'CARRIER_KEY must have 16 characters or more'],
  [{ CARRIER_SECRET: '', CARRIER_PORT: 'x' }, 'CARRIER_PORT must be a port'],
])('refuses %j', (source, message) => {
  expect(() => readEnvironment(source)).toThrow(message)
})
