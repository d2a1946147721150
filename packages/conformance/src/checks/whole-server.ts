import { getSiteRegistration } from '@chuhai/contract/site'
import { getUserInfo } from '@chuhai/contract/user'
import type { Server } from '../asking/server'
import { fail, type Outcome, passed } from '../outcome'
import { requireFit, requireRefusal, requireSuccess } from './expect'
import { foreignOrigin } from './run'

const nowhere = '/there-is-no-such-call'

const ask = (server: Server, locale: string) =>
  server.request(nowhere, { headers: { Accept: 'application/json', 'Accept-Language': locale } })

/** What is no call is answered by an envelope, too. */
export const unknownPath = async (server: Server): Promise<Outcome> => {
  requireRefusal(await ask(server, 'zh-CN'), ['NOT_FOUND'], `for /api${nowhere}`)
  return passed('answers 404 NOT_FOUND for a path that is no call')
}

/** Messages are in the language that was asked for. */
export const language = async (server: Server): Promise<Outcome> => {
  for (const [locale, isChinese] of [
    ['zh-CN', true],
    ['en', false],
  ] as const) {
    const { message } = requireRefusal(await ask(server, locale), ['NOT_FOUND'], `for /api${nowhere}`)
    if (/\p{Script=Han}/u.test(message) !== isChinese)
      fail(`answers Accept-Language: ${locale} with the message “${message}”`)
  }
  return passed('speaks Chinese and English, as Accept-Language asks')
}

const isRegistered = async (server: Server, origin: string): Promise<boolean> => {
  const data = requireSuccess(await server.ask(getSiteRegistration, { query: { origin } }, { origin: null }))
  requireFit(getSiteRegistration.answer, data)
  return (data as { registered: boolean }).registered
}

/** The given origin is reported as registered, an unknown one as not registered. */
export const registration = async (server: Server, origin: string): Promise<Outcome> => {
  if (await isRegistered(server, foreignOrigin)) fail(`says that ${foreignOrigin} is registered`)
  if (!(await isRegistered(server, origin))) fail(`says that ${origin} is not registered`)
  return passed(`says that ${origin} is registered`)
}

/** The cookies that a one-time token opens a session with. */
export const exchangeToken = async (server: Server, token: string): Promise<string> => {
  const { headers } = await server.ask(getUserInfo, { query: { token } })
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Whether the given cookies belong to a session. */
export const session = async (server: Server, cookie: string): Promise<Outcome> => {
  requireFit(getUserInfo.answer, requireSuccess(await server.ask(getUserInfo, {}, { cookie })))
  return passed('knows whose session it is')
}
