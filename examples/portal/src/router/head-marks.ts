import { defaultLocale, type Locale } from '@chuhai/contract/locale'
import type { View } from '../app/view'
import { identityOf } from './match'
import { descriptionOf, localeOf, titleOf } from './metadata'

/** An element of the head that tells other programs about the page: its tag and its attributes. */
export type HeadMark = readonly [tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>]

const openGraphLocales: Record<Locale, string> = { 'zh-CN': 'zh_CN', en: 'en_US' }

const rowOf = (view: View) => (view.phase === 'failed' ? undefined : view.row)

/** Tells search engines where the page is in its other languages. */
const alternatesOf = (view: View, origin: string): HeadMark[] => {
  const paths = view.phase === 'ready' && view.row.translations?.(view.data)
  if (!paths) return []
  const languages = [...Object.entries(paths), ['x-default', paths[defaultLocale]] as const]
  return languages.map(([hreflang, path]) => ['link', { rel: 'alternate', hreflang, href: origin + path }])
}

/** What the head of a document says of its page, apart from the title: all of it changes with the page. */
export const headMarksOf = (view: View, origin: string): HeadMark[] => {
  const address = origin + identityOf(view.href, rowOf(view))
  const isListed = view.phase === 'ready' && !view.row.unlisted
  const isArticle = view.phase === 'ready' && view.row.picture !== undefined
  const description = descriptionOf(view)
  const openGraph = {
    type: isArticle ? 'article' : 'website',
    locale: openGraphLocales[localeOf(view)],
    title: titleOf(view),
    description,
    url: address,
  }
  return [
    ['meta', { name: 'description', content: description }],
    isListed
      ? ['link', { rel: 'canonical', href: address }]
      : ['meta', { name: 'robots', content: 'noindex' }],
    ...alternatesOf(view, origin),
    ...Object.entries(openGraph).map(
      ([name, content]): HeadMark => ['meta', { property: `og:${name}`, content }],
    ),
  ]
}
