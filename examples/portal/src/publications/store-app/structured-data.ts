import type { StoreApp } from '@chuhai/contract/publication'

/** A tool as schema.org describes it. */
export const asApplication = ({ title, summary, category, maker, languages, monthly }: StoreApp): object => ({
  '@type': 'SoftwareApplication',
  name: title,
  description: summary,
  applicationCategory: 'BusinessApplication',
  applicationSubCategory: category,
  operatingSystem: 'Web',
  inLanguage: languages,
  creator: { '@type': 'Organization', name: maker },
  offers: { '@type': 'Offer', price: (monthly / 100).toFixed(2), priceCurrency: 'CNY' },
})
