import { publicationTypes } from '@chuhai/contract/publication'
import { Hono } from 'hono'
import type { Db } from '../../database/db'
import { draftStyle } from '../../files/draft-page'
import type { AppEnv } from '../../http/context'
import { visitorCookies } from '../../http/visitor-cookies'
import { type Change, orderKey } from './changes'
import { findDraft } from './drafts'

interface DraftLinks {
  db: Db
  clock: () => Date
}

/** Where the items of a type are shown; of these types each has a page of its own, which its key ends. */
const detailPaths: Readonly<Record<string, string>> = {
  ...Object.fromEntries(publicationTypes.map(({ key, detailPath }) => [key, detailPath])),
  course: '/school/detail?id=',
  class: '/school/training/detail?id=',
  reading: '/reading?id=',
  site: '/crossBorderSiteGuide/detail?id=',
}

/** What the home of the site guide shows, or leads to. */
const guideTypes = ['category', 'hotSearch', 'banner', 'rules']

/** The page that shows a change, where it has one other than the home page. */
const pageOf = ({ type, key, after }: Change): string | null => {
  if (after === null || key === orderKey) return null
  if (type === 'page' || type === 'edition') return (after as { path: string }).path
  if (guideTypes.includes(type)) return '/crossBorderSiteGuide'
  const detailPath = detailPaths[type]
  return detailPath === undefined ? null : detailPath + key
}

const unknownLink = '这个预览链接无效，或者已经过期。请向编辑要一个新的。'

/** Opens a draft for the browser that follows its link, and closes it again. */
export const draftLinks = ({ db, clock }: DraftLinks): Hono<AppEnv> => {
  const app = new Hono<AppEnv>()
  app.get('/', async (c) => {
    const secret = c.req.query('secret') ?? ''
    const draft = await findDraft(db, secret, clock())
    c.header('X-Robots-Tag', 'noindex')
    if (!draft) return c.text(unknownLink, 404)
    const seconds = Math.floor((draft.expiresAt.getTime() - clock().getTime()) / 1000)
    visitorCookies(c).keep('draft', secret, seconds)
    const [first = '/'] = draft.changes.flatMap((change) => pageOf(change) ?? [])
    return c.redirect(first)
  })
  app.get('/end', (c) => {
    visitorCookies(c).drop('draft')
    return c.redirect('/')
  })
  app.get('/style.css', (c) => {
    c.header('Content-Type', 'text/css; charset=utf-8')
    return c.body(draftStyle)
  })
  return app
}
