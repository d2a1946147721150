import { listRecommendedPlatforms, type RecommendedPlatform } from '@chuhai/contract/platform'
import { atom } from 'nanostores'
import { prerender } from 'react-dom/static'
import type { App } from '../app/app'
import { deviceOf } from '../app/document-attributes'
import { Portal } from '../app/Portal'
import { type PortalState, writeState } from '../app/state'
import type { HomeData } from '../pages/home/HomePage'
import { createMatcher, identityOf } from '../router/match'
import { descriptionOf, titleOf } from '../router/metadata'
import type { PageFetch } from '../router/navigator'
import { chromeOf, loadChrome, loadView, lockedView, type View } from '../router/view'
import { lockedPage, rows } from '../routes'
import { type AssetsOf, sourceOf } from './assets'
import { writeDocument } from './document'
import { createReader, type ServerFetch } from './reader'
import { writeRobots, writeSitemap } from './sitemap'

export interface RenderRequest {
  /** The whole public address: canonical links and the sitemap begin with its origin. */
  url: string
  userAgent: string
  fetch: ServerFetch
}

export interface RenderedPage {
  status: number
  html: string
  headers?: Record<string, string>
}

const match = createMatcher(rows)
const rowOf = (href: string) => match(href)?.row ?? null

const file = (html: string, contentType: string): RenderedPage => ({
  status: 200,
  html,
  headers: { 'content-type': contentType },
})

const stateOf = (view: View, platforms: RecommendedPlatform[], now: number): PortalState => {
  if (view.phase === 'failed') return { platforms, now, failure: { code: view.code, message: view.message } }
  const chrome = view.chrome?.data
  return view.phase === 'ready'
    ? { platforms, now: view.now, data: view.data, chrome }
    : { platforms, now, chrome }
}

/** Waits for parts whose code comes later in the browser: the document is whole. */
const bodyOf = async (view: View, platforms: RecommendedPlatform[]): Promise<string> => {
  const $fetch = atom<PageFetch>({ pending: false, error: null, timestamp: 0 })
  const navigator: App['navigator'] = {
    $view: atom(view),
    $fetch,
    go: () => Promise.resolve(),
    prefetch: () => {},
  }
  const portal = <Portal app={{ navigator, platforms, rowOf, client: null }} href={view.href} />
  // React would move large parts to the end and back into place by an inline script, which no strict policy allows.
  const { prelude } = await prerender(portal, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return new Response(prelude).text()
}

/** The source files of a page and its layout. */
const sourcesOf = async (view: View): Promise<string[]> => {
  const parts = [chromeOf(view)?.Chrome, view.Page]
  const sources = await Promise.all(parts.map(sourceOf))
  return sources.filter((source) => source !== undefined)
}

const announcementOf = (view: View): string | null =>
  view.phase === 'ready' && view.row.path === '/'
    ? ((view.data as HomeData).home.announcement?.id ?? null)
    : null

/**
 * Renders any address to a whole document. A page whose data cannot be read is a page too, with its status and the
 * chrome around it; a fault of the portal itself rejects, for the server to log.
 */
export const createRender =
  (assetsOf: AssetsOf) =>
  async ({ url, userAgent, fetch }: RenderRequest): Promise<RenderedPage> => {
    const { origin, pathname, search } = new URL(url)
    if (pathname === '/sitemap.xml') return file(writeSitemap(rows, origin), 'application/xml; charset=utf-8')
    if (pathname === '/robots.txt') return file(writeRobots(rows, origin), 'text/plain; charset=utf-8')

    const href = pathname + search
    const found = match(href)

    const read = createReader(fetch, origin)
    const now = Date.now()
    const [view, platforms] = await Promise.all([
      // What only signed-in visitors may see is loaded by their browser: a document is the same for everybody.
      found?.row.login
        ? lockedView(href, found.row, lockedPage, await loadChrome(found.row, read))
        : loadView(href, found, { read, now: () => now }),
      read(listRecommendedPlatforms).catch(() => []),
    ])
    const html = writeDocument({
      title: titleOf(view),
      description: descriptionOf(view),
      canonical: origin + identityOf(href, found?.row),
      isListed: view.phase === 'ready' && !view.row.unlisted,
      device: deviceOf(userAgent),
      announcement: announcementOf(view),
      assets: assetsOf(...(await sourcesOf(view))),
      body: await bodyOf(view, platforms),
      state: writeState(stateOf(view, platforms, now)),
    })
    return {
      status: view.phase === 'failed' ? view.code : 200,
      html,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }
  }
