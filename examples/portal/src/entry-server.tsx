import { readAssets } from './server/assets'
import { createRender } from './server/render'

export { deviceOf } from './app/document-attributes'
export type { RenderedPage, RenderRequest } from './server/render'

/** Renders the document of an address of the portal, `/sitemap.xml` or `/robots.txt`. */
export const render = createRender(readAssets())
