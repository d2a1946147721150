import type { Locale } from '@chuhai/contract'
import type { SignOnDisplay, SignOnMode } from '@chuhai/contract/sign-on'
import { maxLength, object, optional, picklist, pipe, regex, string } from 'valibot'
import { ApiError } from '../../../http/api-error'
import type { RequestContext, SiteRegistry } from '../../../http/context'
import { addressWithin, ownAddress } from '../../../http/own-address'
import { validate } from '../../../http/read-input'
import { createSecret, hashOf } from '../../../signing/secret'
import { type FlowDisplay, saveFlow } from '../flows'
import type { SignOn } from '../service'

const proofSeconds = 10 * 60

const modes: SignOnMode[] = ['silent', 'login', 'register']
const displays: SignOnDisplay[] = ['frame', 'popup', 'page']

/** The query of `signOnAddress`. */
const pageStart = object({
  state: pipe(string(), regex(/^[\w-]{22,128}$/)),
  challenge: pipe(string(), regex(/^[\w-]{43}$/)),
  mode: picklist(modes),
  display: picklist(displays),
  origin: pipe(string(), maxLength(300)),
  returnTo: optional(pipe(string(), maxLength(4096))),
  locale: optional(string()),
})

const ownStart = object({
  mode: optional(picklist(['login', 'register']), 'login'),
  service: optional(pipe(string(), maxLength(4096))),
  locale: optional(string()),
})

interface Start {
  state: string
  challenge: string
  mode: SignOnMode
  display: FlowDisplay
  origin: string
  returnTo: string
}

/** A start by a page of a registered site, which keeps the proof. */
const startFromPage = async (query: Record<string, string>, sites: SiteRegistry): Promise<Start> => {
  const start = validate(pageStart, query, 'query') as Start & { returnTo?: string }
  const { origin, display, returnTo } = start
  if (!(await sites.has(origin))) throw new ApiError('ORIGIN_FORBIDDEN')
  if (display !== 'page') return { ...start, returnTo: '' }
  const address = addressWithin(returnTo ?? '', origin)
  if (!address) throw new ApiError('REQUEST_INVALID')
  return { ...start, returnTo: address.href }
}

/** A start by a link, without a script: the browser keeps the proof in a cookie, the same for several tabs. */
const startFromLink = (
  query: Record<string, string>,
  display: 'service' | 'applet',
  { cookies }: RequestContext,
  publicUrl: string,
): Start => {
  const { mode, service } = validate(ownStart, query, 'query') as { mode: SignOnMode; service?: string }
  const proof = cookies.read('proof') || createSecret()
  cookies.keep('proof', proof, proofSeconds)
  const returnTo = ownAddress(service, publicUrl)
  return { state: createSecret(), challenge: hashOf(proof), mode, display, origin: publicUrl, returnTo }
}

const isOfPage = (query: Record<string, string>): boolean =>
  ['state', 'challenge', 'origin', 'display'].some((name) => name in query)

interface StartRequest {
  client: string
  query: Record<string, string>
  isApplet: boolean
  locale: Locale
  context: RequestContext
}

/** Starts a sign-on; resolves with the provider's address. */
export const startSignOn = async (
  signOn: SignOn,
  sites: SiteRegistry,
  { client, query, isApplet, locale, context }: StartRequest,
): Promise<URL> => {
  const provider = signOn.provider(client)
  const { mode, ...start } =
    isApplet || !isOfPage(query)
      ? startFromLink(query, isApplet ? 'applet' : 'service', context, signOn.publicUrl)
      : await startFromPage(query, sites)
  const nonce = createSecret()
  const codeVerifier = createSecret()
  const { state } = start
  const address = await provider.authorizationAddress({ state, nonce, codeVerifier, mode, locale })
  await saveFlow(context.db, { ...start, client, nonce, codeVerifier, locale }, context.now)
  return address
}
