import type { MakerSpace } from '@chuhai/contract/publication'

/** A park or office as schema.org describes it. */
export const asPlace = ({ title, summary, city, address }: MakerSpace): object => ({
  '@type': 'Place',
  name: title,
  description: summary,
  address: { '@type': 'PostalAddress', addressCountry: 'CN', addressLocality: city, streetAddress: address },
})
