import type { Envelope } from '@chuhai/contract'
import { clientHeader, proofHeader } from '@chuhai/contract/constants'
import { type SignOnStart, signOnAddress } from '@chuhai/contract/sign-on'
import { createSecret, hashOf } from '../signing/secret'
import type { Browser } from './browser'
import { createSiteKey, type SiteKey } from './site-key'

/** A page that signs its visitor in: it creates and keeps state and proof. */
export interface SignOnPage {
  state: string
  proof: string
  /** Opens the start in the browser. */
  start(change?: Partial<SignOnStart>): Promise<Response>
  /** Opens the start; resolves with the provider's address. */
  begin(change?: Partial<SignOnStart>): Promise<URL>
  exchange(answer: Record<string, string>, headers?: Record<string, string>): Promise<Exchanged>
  /** Calls as the page does once it is signed in: with its token and the proof of its key. */
  call(path: string, init?: RequestInit & { now?: Date }): Promise<Response>
  /** The key of a page of another site than the portal. */
  key: Promise<SiteKey>
  /** The token of the last exchange. */
  token(): string
}

export interface Exchanged {
  http: number
  envelope: Envelope<{ expiresAt: string; token: { value: string; expiresAt: string } | null }>
  cookie: string | undefined
}

export const createSignOnPage = (
  browser: Browser,
  origin: string,
  client = 'chuhai',
  now = () => new Date(),
): SignOnPage => {
  const state = createSecret()
  const proof = createSecret()
  const key = createSiteKey()
  let token = ''
  const start: SignOnPage['start'] = (change = {}) => {
    const said: SignOnStart = {
      state,
      challenge: hashOf(proof),
      mode: 'login',
      display: 'frame',
      origin,
      ...change,
    }
    return browser.open(signOnAddress('', client, said), { 'Sec-Fetch-Dest': 'iframe' })
  }
  return {
    state,
    proof,
    start,
    async begin(change) {
      const response = await start(change)
      const location = response.headers.get('Location')
      if (!location) throw new Error(`[chuhai] no sign-on began: ${response.status} ${await response.text()}`)
      return new URL(location)
    },
    key,
    token: () => token,
    async call(path, { now, ...init } = {}) {
      const { method = 'GET' } = init
      const own = await (await key).headers({ method, path, token, now })
      const headers = { Origin: origin, [clientHeader]: '1', 'Content-Type': 'application/json' }
      return browser.send(path, { ...init, headers: { ...headers, ...own, ...(init.headers as object) } })
    },
    async exchange(answer, headers = {}) {
      const path = `/api/login/oauth2/code/${client}`
      const response = await browser.send(`${path}?${new URLSearchParams(answer)}`, {
        headers: {
          Origin: origin,
          [clientHeader]: '1',
          [proofHeader]: proof,
          DPoP: await (await key).prove({ path, now: now() }),
          ...headers,
        },
      })
      const envelope = (await response.json()) as Exchanged['envelope']
      token = envelope.data?.token?.value ?? token
      return {
        http: response.status,
        envelope,
        cookie: response.headers.getSetCookie().find((cookie) => cookie.includes('chuhai_session=')),
      }
    },
  }
}

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const readEntities = (text: string): string =>
  text.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? '')

/** The message of a callback page and its target. */
export const decodePage = async (response: Response) => {
  const html = await response.text()
  const attribute = (name: string) => {
    const value = html.match(new RegExp(` data-${name}="([^"]*)"`))?.[1]
    return value === undefined ? undefined : readEntities(value)
  }
  const message = attribute('message')
  return {
    html,
    target: attribute('target'),
    origin: attribute('origin'),
    closes: attribute('closes') === 'true',
    message: message === undefined ? undefined : (JSON.parse(message) as Record<string, string>),
  }
}

/** The refresh target of a page. */
export const leadsTo = async (response: Response): Promise<string | undefined> =>
  /http-equiv="refresh" content="0;url=([^"]*)"/.exec(await response.text())?.[1]?.replaceAll('&amp;', '&')
