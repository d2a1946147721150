import { readAssets } from './server/assets'
import { createRender } from './server/render'

export { deviceOf } from './app/document-attributes'
export type { RenderedPage, RenderRequest } from './server/render'

/** Answers one address of the portal with a whole document; also `/sitemap.xml` and `/robots.txt`. */
export const render = createRender(readAssets())
