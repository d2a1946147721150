import { Hono } from 'hono'
import type { AppEnv } from '../http/context'
import { openApi } from './openapi'
import { documentPage } from './page'
import { documentStyle } from './style'

/** `/api/openapi.json` for machines, `/api/docs` for people. */
export const apiDocument = (): Hono<AppEnv> => {
  const document = openApi()
  const page = documentPage()
  return new Hono<AppEnv>()
    .get('/openapi.json', (c) => c.json(document))
    .get('/docs', (c) => c.html(page))
    .get('/docs.css', (c) => c.text(documentStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
}
