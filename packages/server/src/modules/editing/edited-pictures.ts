import { extname } from 'node:path/posix'
import { createMiddleware } from 'hono/factory'
import type { Db } from '../../database/db'
import { shortLived } from '../../files/serve-files'
import type { AppEnv, Drafts } from '../../http/context'
import { visitorCookies } from '../../http/visitor-cookies'
import { findPicture, pictureTypes } from './pictures'

interface EditedPictures {
  db: Db
  drafts: Drafts
  clock: () => Date
}

/** Serves the pictures of editors under `/media`; other files are left to the next handler. */
export const editedPictures = ({ db, drafts, clock }: EditedPictures) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const path = new URL(c.req.url).pathname.slice('/media/'.length)
    const type = pictureTypes[extname(path)]
    if (!type) return next()
    const secret = visitorCookies(c).read('draft')
    const drafted = secret === undefined ? undefined : await drafts.pictureOf(secret, path, clock())
    const found = await findPicture(db, path, drafted)
    if (!found) return next()
    const etag = `"${found.digest.slice(0, 22)}"`
    c.header('Cache-Control', secret === undefined ? shortLived : 'private, no-store')
    c.header('ETag', etag)
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    // A drawing that is opened by itself runs nothing, whatever it holds.
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    )
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
    c.header('Content-Type', type)
    return c.body(new Uint8Array(found.bytes))
  })
