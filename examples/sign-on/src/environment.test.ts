import { isAbsolute } from 'node:path'
import { expect, it } from 'vitest'
import { readEnvironment } from './environment'

it('needs no setting', () => {
  const { dataDir, ...settings } = readEnvironment({})
  expect(isAbsolute(dataDir)).toBe(true)
  expect(dataDir).toMatch(/[\\/]\.data[\\/]sign-on$/)
  expect(settings).toMatchObject({
    port: 4001,
    issuer: undefined,
    portal: 'http://localhost:4000',
    clients: [
      {
        id: 'chuhai',
        secret: 'chuhai-development-secret',
        redirectUris: ['http://localhost:4000/api/login/oauth2/callback/chuhai'],
        postLogoutRedirectUris: ['http://localhost:4000/', 'http://localhost:4000/api/logout/done'],
        backChannelLogoutUri: 'http://localhost:4000/api/logout/back-channel/chuhai',
      },
    ],
    frameAncestors: ['http://localhost:4000', 'http://127.0.0.1:4002', 'http://127.0.0.1:4003'],
    accounts: [
      { name: 'demo', displayName: '沈立群', password: 'demo' },
      { name: 'newbie', displayName: '周小满', password: 'newbie' },
    ],
  })
})

it('follows the ports and the public address of the provider', () => {
  const settings = readEnvironment({ PORT: '5000', PARTNER_PORT: '5002', UNIVERSITY_PORT: '5003' })
  expect(settings.clients?.[0]?.redirectUris).toEqual([
    'http://localhost:5000/api/login/oauth2/callback/chuhai',
  ])
  expect(settings.frameAncestors).toEqual([
    'http://localhost:5000',
    'http://127.0.0.1:5002',
    'http://127.0.0.1:5003',
  ])
  expect(readEnvironment({ PUBLIC_URL: 'https://www.example.com/x' }).portal).toBe('https://www.example.com')
})

it('describes a second provider', () => {
  const settings = readEnvironment({
    SIGN_ON_PORT: '4011',
    SIGN_ON_NAME: '海港学院',
    SIGN_ON_CLIENT_ID: 'harbour',
    SIGN_ON_CLIENT_SECRET: 'another secret',
    SIGN_ON_REDIRECTS: 'http://localhost:4000/a, https://www.example.com/b',
    SIGN_ON_ACCOUNTS: 'li:李明 wang',
    SIGN_ON_FRAME_ANCESTORS: "'none'",
    DATA_DIR: '/tmp/second',
  })
  expect(settings).toMatchObject({
    port: 4011,
    name: '海港学院',
    dataDir: '/tmp/second/sign-on',
    frameAncestors: [],
    accounts: [
      { name: 'li', displayName: '李明', password: 'li' },
      { name: 'wang', displayName: 'wang', password: 'wang' },
    ],
  })
  expect(settings.clients?.[0]).toMatchObject({
    id: 'harbour',
    secret: 'another secret',
    redirectUris: ['http://localhost:4000/a', 'https://www.example.com/b'],
  })
  expect(readEnvironment({ SIGN_ON_ACCOUNTS: 'none' }).accounts).toEqual([])
})

it.each([
  [{ SIGN_ON_PORT: 'four' }, 'SIGN_ON_PORT must be a whole number'],
  [{ SIGN_ON_PORT: '70000' }, 'SIGN_ON_PORT must be at most 65535'],
  [{ SIGN_ON_ISSUER: 'login.example.com' }, 'SIGN_ON_ISSUER must be an address'],
  [{ SIGN_ON_REDIRECTS: 'here' }, 'SIGN_ON_REDIRECTS'],
  [{ SIGN_ON_FRAME_ANCESTORS: 'everybody' }, 'SIGN_ON_FRAME_ANCESTORS must be origins'],
  [{ SIGN_ON_LOCALE: 'fr' }, 'SIGN_ON_LOCALE must be zh-CN, en or auto'],
])('says what is wrong with %o', (source, sentence) => {
  expect(() => readEnvironment(source)).toThrow(sentence)
})

it('has the demo accounts and allows framing by the example sites only where the portal is on this machine', () => {
  const { accounts, frameAncestors } = readEnvironment({ PUBLIC_URL: 'https://www.chuhai.example' })
  expect([accounts, frameAncestors]).toEqual([[], ['https://www.chuhai.example']])
  expect(readEnvironment({ PUBLIC_URL: 'http://localhost:4100' }).accounts).toHaveLength(2)
  expect(
    readEnvironment({ PUBLIC_URL: 'https://www.chuhai.example', SIGN_ON_ACCOUNTS: 'li' }).accounts,
  ).toHaveLength(1)
})
