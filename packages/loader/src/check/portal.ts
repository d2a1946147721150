import { type Finding, policyOf } from '@chuhai/contract/embed'
import { ownOptions } from '@chuhai/ui/element'
import { found } from './found'

/** A probe that has not ended by then counts as ended. */
const timeoutMs = 4000
/** Browsers report a violation after the request that it stopped has failed. */
const settleMs = 100

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export interface CheckedPage {
  document: Document
  /** Origin of the portal. */
  base: string
  /** Origin of the page. */
  origin: string
}

/** Collects what the policy of the page forbids of the portal, by directive. */
const watchPolicy = ({ document, base }: CheckedPage) => {
  const forbidden = new Map<string, string>()
  const note = ({
    disposition,
    blockedURI,
    effectiveDirective,
    originalPolicy,
  }: SecurityPolicyViolationEvent) => {
    if (disposition === 'report' || !blockedURI.startsWith(base)) return
    forbidden.set(effectiveDirective, originalPolicy)
  }
  document.addEventListener('securitypolicyviolation', note)
  return { forbidden, stop: () => document.removeEventListener('securitypolicyviolation', note) }
}

/** Loads a file of the portal in an element, and waits until it has ended, in whatever way. */
const probe = (
  element: HTMLImageElement | HTMLIFrameElement | HTMLMediaElement,
  src: string,
): Promise<unknown> => {
  const ended = ['load', 'error', 'loadeddata'].map(
    (type) => new Promise((resolve) => element.addEventListener(type, resolve)),
  )
  element.src = src
  return Promise.race([...ended, wait(timeoutMs)])
}

const probeFrame = async ({ document, base }: CheckedPage) => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  await probe(frame, `${base}/widgets/pinned.json`)
  frame.remove()
}

/** Null where the portal did not answer. */
const askRegistration = async ({ base, origin }: CheckedPage): Promise<boolean | null> => {
  try {
    const address = `${base}/api/site/registered?origin=${encodeURIComponent(origin)}`
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, ownOptions<RequestInit>({ credentials: 'omit', signal }))
    const { data } = (await response.json()) as { data: { registered: boolean } }
    return data.registered
  } catch {
    return null
  }
}

/** The directive of a policy with one source more; browsers take `default-src` where a policy has no directive of a name. */
const mended = (policy: string, directive: string, source: string): string => {
  const directives = new Map(
    policy.split(';').map((text): [string, string[]] => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
  const sources = directives.get(directive) ?? directives.get('default-src') ?? []
  return [directive, ...new Set([...sources.filter((each) => each !== "'none'"), ...source.split(' ')])].join(
    ' ',
  )
}

const policyFindings = (base: string, forbidden: ReadonlyMap<string, string>): Finding[] => {
  const needed = policyOf({ base, signsOn: true, plays: true })
  return [...forbidden].flatMap(([directive, policy]) => {
    const line = mended(policy, directive, needed[directive] ?? base)
    return directive === 'frame-src'
      ? [found('POLICY_FRAMES', { base, line })]
      : [found('POLICY_MISSING', { base, directive, line })]
  })
}

/** Whether the page may ask the portal, and whether the portal knows its site. */
export const checkPortal = async (page: CheckedPage): Promise<Finding[]> => {
  const { document, base, origin } = page
  const { protocol, hostname } = new URL(base)
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  if (origin.startsWith('https:') && protocol === 'http:' && !isLocal)
    return [found('MIXED_CONTENT', { address: base, secure: base.replace('http:', 'https:') })]

  const { forbidden, stop } = watchPolicy(page)
  const [isRegistered] = await Promise.all([
    askRegistration(page),
    probe(document.createElement('img'), `${base}/api/site/qr/service.png`),
    probeFrame(page),
    document.querySelector('chuhai-course-player') &&
      probe(document.createElement('video'), `${base}/widgets/pinned.json`),
  ])
  await wait(settleMs)
  stop()

  const isUnreachable = isRegistered === null && !forbidden.has('connect-src')
  return [
    ...(isUnreachable ? [found('PORTAL_UNREACHABLE', { base })] : []),
    ...(isRegistered === false && origin !== 'null'
      ? [found('SITE_UNREGISTERED', { origin, base, host: new URL(origin).hostname })]
      : []),
    ...policyFindings(base, forbidden),
  ]
}
