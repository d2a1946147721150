import type { View } from '../app/view'
import { identityOf } from '../router/match'
import { nameOf } from '../router/metadata'
import { describe } from './schema-org'

const context = 'https://schema.org'

/** What search engines are told of a page: what it is about, and the pages above it. */
export const structuredDataOf = (view: View, origin: string, phone?: string): object[] => {
  if (view.phase !== 'ready') return []
  const { row, data } = view
  const path = identityOf(view.href, row)
  const about = describe(row.path, data, origin, phone)
  const image = row.picture && origin + row.picture(data)
  const list = about.map((each) => ({
    '@context': context,
    url: origin + path,
    ...(image && { image }),
    ...each,
  }))
  const above = row.above?.(data)
  if (!above) return list
  const trail = [
    { title: row.locale === 'en' ? 'Home' : '首页', path: '/' },
    ...above,
    { title: nameOf(row, data), path },
  ]
  return [
    ...list,
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: origin + path,
      })),
    },
  ]
}
