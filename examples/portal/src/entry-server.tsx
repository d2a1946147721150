import { createMatcher } from './router/match'
import { rows } from './routes'
import { readAssets } from './server/assets'
import { createRender } from './server/render'

const match = createMatcher(rows)

/** Whether the portal has a page at a path, with its query. */
export const isPage = (path: string): boolean => match(path) !== null

export { deviceOf } from './app/document-attributes'
export type { RenderedPage, RenderRequest } from './server/render'

/** Renders the document of an address of the portal, `/sitemap.xml` or `/robots.txt`. */
export const render = createRender(readAssets())
