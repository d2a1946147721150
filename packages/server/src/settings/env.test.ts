import { describe, expect, it } from 'vitest'
import { readEnv } from './env'

const secret = `whsec_${Buffer.alloc(32).toString('base64')}`

it('has a default for everything', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4000,
    PUBLIC_URL: 'http://localhost:4000',
    DATA_DIR: '.data',
    LOG_LEVEL: 'info',
  })
})

it('takes the public address from the port by default', () => {
  expect(readEnv({ PORT: '4100' }).PUBLIC_URL).toBe('http://localhost:4100')
  expect(readEnv({ PUBLIC_URL: 'https://www.example.com/' }).PUBLIC_URL).toBe('https://www.example.com')
})

it('has a night without mails and short messages, which can be moved or left out', () => {
  expect(readEnv({}).QUIET_HOURS).toEqual({ from: 22, to: 8 })
  expect(readEnv({ QUIET_HOURS: '0-7' }).QUIET_HOURS).toEqual({ from: 0, to: 7 })
  expect(readEnv({ QUIET_HOURS: 'none' }).QUIET_HOURS).toBeNull()
})

it('treats an empty value as none', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 4000 })
})

it('takes values without the spaces, marks and quotes around them', () => {
  const values = {
    PORT: ' 4100 ',
    WEBHOOK_URL: '"https://crm.example"\r\n',
    WEBHOOK_SECRET: `\ufeff${secret}\u3000`,
  }
  expect(readEnv(values)).toMatchObject({
    PORT: 4100,
    WEBHOOK_URL: 'https://crm.example',
    WEBHOOK_SECRET: secret,
  })
  const store = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'a',
    S3_ACCESS_KEY_ID: ' k',
    S3_SECRET_ACCESS_KEY: '“s”',
  }
  expect(readEnv(store)).toMatchObject({ S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' })
})

it('takes values that were pasted with their names, and keys with the word of their header', () => {
  const model = { AI_BASE_URL: 'https://api.deepseek.com', AI_MODEL: 'AI_MODEL=deepseek-chat' }
  const env = readEnv({ ...model, PORT: 'export PORT="4100"', AI_API_KEY: 'Bearer sk-1' })
  expect(env).toMatchObject({ PORT: 4100, AI_API_KEY: 'sk-1', AI_MODEL: 'deepseek-chat' })
})

it.each([
  [{ PORT: '70000' }, /PORT must be a port number/],
  [{ PORT: 'http' }, /PORT must be a port number/],
  [{ QUIET_HOURS: '22-24' }, /QUIET_HOURS must be hours in China, such as 22-8, or none/],
  [{ PUBLIC_URL: 'www.example.com' }, /PUBLIC_URL must be an address such as/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be an address such as postgres/],
  [
    { DATABASE_OWNER_URL: 'postgres://owner@db/chuhai' },
    /DATABASE_OWNER_URL needs a DATABASE_URL with another/,
  ],
  [
    { DATABASE_OWNER_URL: 'postgres://owner@db/chuhai', DATABASE_URL: 'postgres://owner:x@db/chuhai' },
    /Name both, or DATABASE_URL alone/,
  ],
  [{ WECHAT_SERVICE_URL: 'chuhai-service' }, /WECHAT_SERVICE_URL must be an address such as https/],
  [{ COURSE_URL: '/school' }, /COURSE_URL must be an address such as https/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
  [{ DRAIN_SECONDS: '301' }, /DRAIN_SECONDS must be 300 or less/],
  [{ JOBS_EVERY_SECONDS: '0' }, /JOBS_EVERY_SECONDS must be 1 or more/],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY must be a whole number/],
  [{ WEBHOOK_URL: 'http://crm.example', WEBHOOK_SECRET: secret }, /WEBHOOK_URL must begin with https:/],
  [{ AI_BASE_URL: 'http://10.0.0.7:8000/v1', AI_MODEL: 'qwen3' }, /AI_BASE_URL must begin with https:/],
  [{ RETAIN_LEADS_MONTHS: '25' }, /RETAIN_LEADS_MONTHS must be 24 or less, as the privacy page says/],
  [{ WEBHOOK_URL: 'https://crm.example' }, /WEBHOOK_SECRET is not/],
  [
    { WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: 'short' },
    /WEBHOOK_SECRET must be a Standard Webhooks secret/,
  ],
])('reports the error of %o', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence)
})

it('accepts a webhook with its secret', () => {
  expect(readEnv({ WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: secret }).WEBHOOK_SECRET).toBe(secret)
})

it('takes each of WeChat’s addresses as it is', () => {
  expect(readEnv({}).weChat).toEqual({})
  const { weChat } = readEnv({
    WECHAT_SERVICE_URL: 'https://work.weixin.qq.com/kfid/kfc0',
    WECHAT_ACCOUNT_URL: 'http://weixin.qq.com/r/abc',
    WECHAT_PROGRAM_URL: 'weixin://dl/business/?t=abc',
  })
  expect(weChat).toEqual({
    service: 'https://work.weixin.qq.com/kfid/kfc0',
    account: 'http://weixin.qq.com/r/abc',
    mini: 'weixin://dl/business/?t=abc',
  })
})

describe('the assistant', () => {
  it('has no model, twenty questions a day and some timeouts by default', () => {
    expect(readEnv({}).assistant).toEqual({
      model: null,
      dailyQuota: 20,
      timeouts: { firstWordMs: 30_000, nextWordMs: 20_000, queuedMs: 180_000, slowMs: 2500 },
      limits: {
        maxTokens: 2048,
        dailyBudget: 5000,
        answersMax: 4000,
        unreadMs: 60_000,
        failuresMax: 5,
        restMs: 30_000,
      },
    })
  })

  it('may have no budget, and answers of another length', () => {
    const { limits } = readEnv({ AI_DAILY_BUDGET: '0', AI_MAX_TOKENS: '900' }).assistant
    expect(limits).toMatchObject({ dailyBudget: null, maxTokens: 900 })
  })

  it('takes a model with or without a key', () => {
    const ollama = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen3:8b', AI_DAILY_QUOTA: '5' }
    expect(readEnv(ollama).assistant).toMatchObject({
      model: { baseUrl: 'http://localhost:11434/v1', name: 'qwen3:8b', apiKey: '', seesImages: false },
      dailyQuota: 5,
    })
    expect(readEnv({ ...ollama, AI_API_KEY: 'k', AI_VISION: '1' }).assistant.model).toMatchObject({
      apiKey: 'k',
      seesImages: true,
    })
  })

  it.each([
    [{ AI_BASE_URL: 'https://api.deepseek.com' }, /AI_BASE_URL and AI_MODEL belong together/],
    [{ AI_MODEL: 'deepseek-chat' }, /AI_BASE_URL and AI_MODEL belong together/],
    [{ AI_BASE_URL: 'api.deepseek.com', AI_MODEL: 'x' }, /AI_BASE_URL must be an address/],
    [{ AI_VISION: 'yes' }, /AI_VISION must be 0 or 1/],
    [{ AI_MAX_TOKENS: '0' }, /AI_MAX_TOKENS must be 1 or more/],
    [{ AI_FIRST_WORD_SECONDS: '0' }, /AI_FIRST_WORD_SECONDS must be 1 or more/],
  ])('reports the error of %o', (source, sentence) => {
    expect(() => readEnv(source)).toThrow(sentence)
  })
})

describe('sign-on', () => {
  const provider = (number: number, change: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries({
        CLIENT: `id${number}`,
        NAME: '企业账号',
        ISSUER: 'https://id.example.com/realms/shop',
        CLIENT_ID: 'portal',
        CLIENT_SECRET: 'secret',
        ...change,
      }).map(([name, value]) => [`SIGN_ON_${number}_${name}`, value]),
    )

  it('is the development provider on a local machine, on any port, and nothing elsewhere', () => {
    const { signOn } = readEnv({ SIGN_ON_PORT: '4401' })
    expect(signOn.providers).toEqual([
      {
        client: 'chuhai',
        name: '出海云账号',
        issuer: 'http://localhost:4401',
        clientId: 'chuhai',
        clientSecret: 'chuhai-development-secret',
        passwordUrl: 'http://localhost:4401/password/forgotten',
      },
    ])
    expect(readEnv({ PUBLIC_URL: 'https://www.example.com' }).signOn.providers).toEqual([])
  })

  it('has exactly five origins by default, ours and the provider’s among them', () => {
    expect(readEnv({}).signOn.origins).toEqual([
      'http://localhost:4000',
      'http://localhost:4001',
      'https://sso.example.com',
      'https://login.example.com',
      'https://passport.example.com',
    ])
    const five = Object.assign({}, ...[1, 2, 3, 4, 5].map((number) => provider(number)))
    expect(readEnv({ ...five, PUBLIC_URL: 'https://www.example.com' }).signOn.origins).toHaveLength(5)
  })

  it('takes up to five providers in the order of their numbers, and origins as listed', () => {
    const { signOn } = readEnv({
      ...provider(5),
      ...provider(2),
      SIGN_ON_ORIGINS: 'https://a.example, https://b.example',
    })
    expect(signOn.providers.map(({ client }) => client)).toEqual(['id2', 'id5'])
    expect(signOn.origins).toEqual(['https://a.example', 'https://b.example'])
  })

  it('ends sessions after an idle week and thirty days in total by default', () => {
    expect(readEnv({}).signOn.sessionEnds).toEqual({ idleDays: 7, days: 30 })
    expect(readEnv({ SESSION_DAYS: '1' }).signOn.sessionEnds).toEqual({ idleDays: 1, days: 1 })
  })

  it.each([
    [{ SIGN_ON_1_CLIENT: 'shop' }, /SIGN_ON_1_ISSUER is missing: a provider has CLIENT, NAME, ISSUER/],
    [provider(6), /SIGN_ON_6_CLIENT is one too many: providers have the numbers 1 to 5/],
    [provider(1, { SECRET: 'x' }), /SIGN_ON_1_SECRET is not known/],
    [
      provider(1, { PASSWORD_URL: 'http://id.example.com/reset' }),
      /SIGN_ON_1_PASSWORD_URL must be the https address/,
    ],
    [provider(1, { PASSWORD_URL: '/reset' }), /SIGN_ON_1_PASSWORD_URL must be the https address/],
    [provider(1, { CLIENT: '../x' }), /SIGN_ON_1_CLIENT must be a short name/],
    [provider(1, { ISSUER: 'http://id.example.com' }), /SIGN_ON_1_ISSUER must be the https address/],
    [provider(1, { ISSUER: 'id.example.com' }), /SIGN_ON_1_ISSUER must be the https address/],
    [
      provider(1, { ISSUER: 'https://id.example.com/.well-known/openid-configuration' }),
      /SIGN_ON_1_ISSUER must .* without \/\.well-known/,
    ],
    [{ ...provider(1), ...provider(2, { CLIENT: 'id1' }) }, /names id1 twice/],
    [{ SIGN_ON_ORIGINS: 'login.example.com' }, /SIGN_ON_ORIGINS.* must list origins such as/],
    [{ SESSION_DAYS: '0' }, /SESSION_DAYS must be 1 or more/],
  ])('reports the error of %o', (source, sentence) => {
    expect(() => readEnv(source)).toThrow(sentence)
  })

  it('uses http with a local provider only', () => {
    expect(readEnv(provider(1, { ISSUER: 'http://127.0.0.1:8080/realms/x' })).signOn.providers).toHaveLength(
      1,
    )
  })
})
