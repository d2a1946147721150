import type { Envelope } from '@chuhai/contract'
import { clientHeader, proofHeader } from '@chuhai/contract/constants'
import { type SignOnStart, signOnAddress } from '@chuhai/contract/sign-on'
import { createSecret, hashOf } from '../modules/sign-on/secrets'
import type { Browser } from './browser'

/** A page that signs its visitor in: it creates and keeps state and proof. */
export interface SignOnPage {
  state: string
  proof: string
  /** Opens the start in the browser. */
  start(change?: Partial<SignOnStart>): Promise<Response>
  /** Opens the start; resolves with the provider's address. */
  begin(change?: Partial<SignOnStart>): Promise<URL>
  exchange(answer: Record<string, string>, headers?: Record<string, string>): Promise<Exchanged>
}

export interface Exchanged {
  http: number
  envelope: Envelope<{ expiresAt: string }>
  cookie: string | undefined
}

export const createSignOnPage = (browser: Browser, origin: string, client = 'chuhai'): SignOnPage => {
  const state = createSecret()
  const proof = createSecret()
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
    async exchange(answer, headers = {}) {
      const response = await browser.send(`/api/login/oauth2/code/${client}?${new URLSearchParams(answer)}`, {
        headers: { Origin: origin, [clientHeader]: '1', [proofHeader]: proof, ...headers },
      })
      return {
        http: response.status,
        envelope: (await response.json()) as Envelope<{ expiresAt: string }>,
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
