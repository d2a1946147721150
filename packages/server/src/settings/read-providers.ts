import { isLocal } from '@chuhai/contract/site-request'
import * as v from 'valibot'
import type { ProviderSettings } from './sign-on'

const most = 5

const fields = {
  CLIENT: 'client',
  NAME: 'name',
  ISSUER: 'issuer',
  CLIENT_ID: 'clientId',
  CLIENT_SECRET: 'clientSecret',
} as const

/** May be left out. */
const passwordUrl = 'PASSWORD_URL'

type Field = keyof typeof fields | typeof passwordUrl

const names = Object.keys(fields) as (keyof typeof fields)[]
const fieldNames: readonly Field[] = [...names, passwordUrl]
const numbered = /^SIGN_ON_(\d+)_(\w+)$/

const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash } = new URL(text)
  if (pathname.includes('/.well-known/')) return false
  return search === '' && hash === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal(text)))
}

const isPage = (text: string): boolean =>
  URL.canParse(text) &&
  (new URL(text).protocol === 'https:' || (new URL(text).protocol === 'http:' && isLocal(text)))

const rules: Partial<Record<Field, [(text: string) => boolean, string]>> = {
  CLIENT: [(text) => /^[a-z\d-]{1,40}$/.test(text), 'must be a short name of a-z, 0-9 and -, such as chuhai'],
  ISSUER: [
    isIssuer,
    'must be the https address under which the provider knows itself, such as https://id.example.com/realms/shop, without /.well-known/openid-configuration; http is for this machine only',
  ],
  [passwordUrl]: [
    isPage,
    'must be the https address of the page on which visitors set a new password; http is for this machine only',
  ],
}

type Source = Record<string, string | undefined>

const wrongIn = (source: Source, number: number): string[] =>
  fieldNames.flatMap((name) => {
    const variable = `SIGN_ON_${number}_${name}`
    const text = source[variable]
    if (text === undefined && name === passwordUrl) return []
    if (text === undefined) return [`${variable} is missing: a provider has ${names.join(', ')}`]
    const [isRight, sentence] = rules[name] ?? [() => true, '']
    return isRight(text) ? [] : [`${variable} ${sentence}`]
  })

const providerIn = (source: Source, number: number): ProviderSettings => {
  const given = (name: Field) => source[`SIGN_ON_${number}_${name}`]
  const page = given(passwordUrl)
  return {
    ...Object.fromEntries(names.map((name) => [fields[name], given(name) ?? ''])),
    ...(page !== undefined && { passwordUrl: page }),
  } as ProviderSettings
}

/** The provider of examples/sign-on, for local development only. */
const developmentProvider = (port: number): ProviderSettings => ({
  client: 'chuhai',
  name: '出海云账号',
  issuer: `http://localhost:${port}`,
  clientId: 'chuhai',
  clientSecret: 'chuhai-development-secret',
  passwordUrl: `http://localhost:${port}/password/forgotten`,
})

/** Reads the numbered providers; `wrong` has a sentence for each problem. */
export const readProviders = (
  source: Source,
  { publicUrl, signOnPort }: { publicUrl: string; signOnPort: number },
): { providers: ProviderSettings[]; wrong: string[] } => {
  const wrong: string[] = []
  const numbers = new Set<number>()
  for (const variable of Object.keys(source)) {
    const [, digits, name = ''] = numbered.exec(variable) ?? []
    if (digits === undefined) continue
    const number = Number(digits)
    if (number < 1 || number > most)
      wrong.push(`${variable} is one too many: providers have the numbers 1 to ${most}`)
    else if (!(name in fields) && name !== passwordUrl)
      wrong.push(`${variable} is not known: a provider has ${names.join(', ')}, ${passwordUrl}`)
    else numbers.add(number)
  }
  const inOrder = [...numbers].sort((a, b) => a - b)
  wrong.push(...inOrder.flatMap((number) => wrongIn(source, number)))
  const providers = inOrder.map((number) => providerIn(source, number))
  const clients = providers.map(({ client }) => client)
  const twice = clients.find((client, index) => clients.indexOf(client) !== index)
  if (twice) wrong.push(`SIGN_ON_…_CLIENT names ${twice} twice: each provider needs a name of its own`)
  if (numbers.size === 0 && wrong.length === 0 && isLocal(publicUrl))
    return { providers: [developmentProvider(signOnPort)], wrong }
  return { providers, wrong }
}

const originList = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text

/** Origins, separated by commas or spaces. */
export const origins = v.pipe(
  v.string(),
  v.transform(originList),
  v.array(v.pipe(v.string(), v.check(isOrigin, 'must list origins such as https://login.example.com'))),
)

/** Exactly five: the server's own, the provider's, and placeholders. */
export const usualOrigins = (publicUrl: string, providers: readonly ProviderSettings[]): string[] => {
  const known = [publicUrl, ...providers.map(({ issuer }) => new URL(issuer).origin)]
  const placeholders = [
    'https://sso.example.com',
    'https://login.example.com',
    'https://passport.example.com',
  ]
  return [...new Set([...known, ...placeholders])].slice(0, most)
}
