import type { Locale } from '@chuhai/contract/locale'
import { loadOnce } from '@chuhai/core'
import { type Row, row } from '../app/row'
import type { DocsData } from '../docs/load'

const docs = loadOnce(() => import('../docs/load'))
const chrome = loadOnce(() => import('../docs/layout/DocsChrome'))

const docsRow = (locale: Locale, path: string): Row =>
  row<DocsData>({
    path: `${path}/:id?`,
    locale,
    layout: 'docs',
    chrome,
    title: ({ document }) => document.title[locale],
    description: ({ document }) => document.summary[locale],
    above: ({ above }) => above,
    translations: ({ paths }) => paths,
    addresses: async () => (await docs()).documentPaths(locale),
    page: () => import('../docs/DocsPage'),
    load: async ({ params }) => (await docs()).loadDocument(locale, params.id),
  })

/** The documentation for developers and webmasters; `/docs/en` is no document of the first row. */
export const docsRows: Row[] = [docsRow('en', '/docs/en'), docsRow('zh-CN', '/docs')]
