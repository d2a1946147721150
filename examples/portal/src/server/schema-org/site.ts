import { brand } from '@chuhai/contract/constants'
import type { GuideDetail } from '@chuhai/contract/guide'

/** The organisation and its site with its search. */
export const asOrganisation = (_: unknown, origin: string, phone?: string) => [
  {
    '@type': 'Organization',
    name: brand,
    logo: `${origin}/favicon.svg`,
    ...(phone && { telephone: phone }),
    address: { '@type': 'PostalAddress', addressCountry: 'CN', addressLocality: '杭州' },
  },
  {
    '@type': 'WebSite',
    name: brand,
    inLanguage: 'zh-CN',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={question}` },
      'query-input': 'required name=question',
    },
  },
]

/** The page of a site of the guide. */
export const asGuideSite = ({ site }: GuideDetail) => ({
  '@type': 'WebPage',
  name: site.name,
  description: site.summary,
  about: { '@type': 'WebSite', name: site.name, url: site.address },
})
