import { getNavigation } from '@chuhai/contract/navigation'
import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { atom } from 'nanostores'
import { prerender } from 'react-dom/static'
import type { App } from '../app/app'
import { deviceOf } from '../app/document-attributes'
import { type Menus, noMenus } from '../app/menus'
import type { Read } from '../app/page'
import { type PortalState, writeJson } from '../app/state'
import type { PageFetch, View } from '../app/view'
import { announcementOf } from '../layout/Frame'
import { Portal } from '../layout/Portal'
import { headMarksOf } from '../router/head-marks'
import { createMatcher } from '../router/match'
import { localeOf, titleOf } from '../router/metadata'
import { chromeOf, loadChrome, loadView, lockedView } from '../router/view'
import { fallbackPages, rows } from '../routes'
import { type AssetsOf, sourceOf } from './assets'
import { declaredPath } from './declared-path'
import { writeDocument } from './document'
import { createReader, type ServerFetch } from './reader'
import { writeRobots, writeSitemap } from './sitemap'
import { structuredDataOf } from './structured-data'

export interface RenderRequest {
  /** The whole public address: canonical links and the sitemap begin with its origin. */
  url: string
  userAgent: string
  fetch: ServerFetch
}

export interface RenderedPage {
  status: number
  html: string
  /** A part of the document that differs each time and means no change of the page. */
  changing?: string
  headers?: Record<string, string>
}

const match = createMatcher(rows)
const rowOf = (href: string) => match(href)?.row ?? null

const file = (html: string, contentType: string): RenderedPage => ({
  status: 200,
  html,
  headers: { 'content-type': contentType },
})

const stateOf = (view: View, menus: Menus, now: number): PortalState => {
  if (view.phase === 'failed') return { menus, now, failure: { code: view.code, message: view.message } }
  const chrome = view.chrome?.data
  return view.phase === 'ready' ? { menus, now: view.now, data: view.data, chrome } : { menus, now, chrome }
}

/** Waits for lazy parts, so that the document is complete. */
const bodyOf = async (view: View, menus: Menus): Promise<string> => {
  const $fetch = atom<PageFetch>({ pending: false, error: null, timestamp: 0 })
  const navigator: App['navigator'] = {
    $view: atom(view),
    $fetch,
    go: () => Promise.resolve(),
    fail: () => Promise.resolve(),
    prefetch: () => {},
  }
  const store: App['menus'] = { $menus: atom(menus), load: () => Promise.resolve() }
  const portal = <Portal app={{ navigator, menus: store, rowOf, client: null }} href={view.href} />
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

/** Reads the menus of a document; where the server cannot say, those of the document before. */
const createMenuReader = () => {
  let last = noMenus
  return async (read: Read): Promise<Menus> => {
    const [platforms, navigation] = await Promise.all([
      read(listRecommendedPlatforms).catch(() => last.platforms),
      read(getNavigation).catch(() => last.navigation),
    ])
    last = { platforms, navigation }
    return last
  }
}

/**
 * Renders any address to a whole document. A page whose data cannot be read is a page too, with its status and the
 * chrome around it; a fault of the portal itself rejects, for the server to log.
 */
export const createRender = (assetsOf: AssetsOf) => {
  const readMenus = createMenuReader()
  return async ({ url, userAgent, fetch }: RenderRequest): Promise<RenderedPage> => {
    const { origin, pathname, search } = new URL(url)
    const read = createReader(fetch, origin)
    if (pathname === '/sitemap.xml')
      return file(await writeSitemap(rows, origin, read), 'application/xml; charset=utf-8')
    if (pathname === '/robots.txt') return file(writeRobots(rows, origin), 'text/plain; charset=utf-8')

    const href = pathname + search
    const found = match(href)
    const declared = found ? null : declaredPath(rows, pathname)
    if (declared) return { status: 301, html: '', headers: { location: declared + search } }

    const now = Date.now()
    const [view, menus] = await Promise.all([
      // What only signed-in visitors may see is loaded by their browser: a document is the same for all visitors.
      found?.row.login
        ? lockedView(href, found.row, fallbackPages, await loadChrome(found.row, read))
        : loadView(href, found, { read, now: () => now, pages: fallbackPages }),
      readMenus(read),
    ])
    const html = writeDocument({
      title: titleOf(view),
      marks: headMarksOf(view, origin),
      origin,
      locale: localeOf(view),
      device: deviceOf(userAgent),
      announcement: announcementOf(view)?.id ?? null,
      assets: assetsOf(...(await sourcesOf(view))),
      structuredData: structuredDataOf(view, origin, menus.navigation?.footer.phone),
      body: await bodyOf(view, menus),
      state: writeJson(stateOf(view, menus, now)),
    })
    return {
      status: view.phase === 'failed' ? view.code : 200,
      html,
      changing: `"now":${now}`,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }
  }
}
