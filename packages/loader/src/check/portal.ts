import type { Finding } from '@chuhai/contract/embed'
import { ownOptions } from '@chuhai/ui/element'
import { found } from './found'
import { policyFindings, watchPolicy } from './policy'

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

/** Loads a file in an element; resolves when it has loaded or failed, or after the timeout. */
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

const probeFrame = async (document: Document, address: string) => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  // Scripts of the loaded page do not run.
  frame.setAttribute('sandbox', '')
  document.body.append(frame)
  await probe(frame, address)
  frame.remove()
}

/** Null where the portal did not answer. */
const ask = async <T>(base: string, path: string): Promise<T | null> => {
  try {
    const signal = AbortSignal.timeout?.(timeoutMs)
    const response = await fetch(
      `${base}/api${path}`,
      ownOptions<RequestInit>({ credentials: 'omit', signal }),
    )
    return ((await response.json()) as { data: T | null }).data
  } catch {
    return null
  }
}

/** Asks whether the site is registered and for the origins of the providers, null if unknown, and loads a frame of each. */
const probeSite = async ({ document, base, origin }: CheckedPage) => {
  const site = await ask<{ registered: boolean }>(
    base,
    `/site/registered?origin=${encodeURIComponent(origin)}`,
  )
  // An unregistered site would get an error, which the browser logs.
  const settings = site?.registered
    ? await ask<{ providers: { origin: string }[] }>(base, '/sign-on/settings')
    : null
  const providers = settings?.providers.map((provider) => provider.origin) ?? null
  // `robots.txt`, because loading it starts no sign-on.
  await Promise.all((providers ?? []).map((provider) => probeFrame(document, `${provider}/robots.txt`)))
  return { isRegistered: site?.registered ?? null, providers }
}

/** Whether the page may ask the portal, and whether the portal knows its site. */
export const checkPortal = async (page: CheckedPage): Promise<Finding[]> => {
  const { document, base, origin } = page
  const { protocol, hostname } = new URL(base)
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  if (origin.startsWith('https:') && protocol === 'http:' && !isLocal)
    return [found('MIXED_CONTENT', { address: base, secure: base.replace('http:', 'https:') })]

  const { violations, stop } = watchPolicy(document)
  const [{ isRegistered, providers }] = await Promise.all([
    probeSite(page),
    probe(document.createElement('img'), `${base}/api/site/qr/service.png`),
    probeFrame(document, `${base}/widgets/pinned.json`),
    document.querySelector('chuhai-course-player') &&
      probe(document.createElement('video'), `${base}/widgets/pinned.json`),
  ])
  await wait(settleMs)
  stop()

  const findings = policyFindings(violations, base, providers)
  const mayNotAsk = findings.some(({ facts }) => facts.directive === 'connect-src')
  return [
    ...(isRegistered === null && !mayNotAsk ? [found('PORTAL_UNREACHABLE', { base })] : []),
    ...(isRegistered === false && origin !== 'null'
      ? [found('SITE_UNREGISTERED', { origin, base, host: new URL(origin).hostname })]
      : []),
    ...findings,
  ]
}
