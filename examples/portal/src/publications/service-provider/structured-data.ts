import type { ServiceProvider } from '@chuhai/contract/publication'

/** A company as schema.org describes it. */
export const asProvider = ({ company, summary, city, founded, services }: ServiceProvider): object => ({
  '@type': 'ProfessionalService',
  name: company,
  description: summary,
  foundingDate: String(founded),
  knowsAbout: services,
  address: { '@type': 'PostalAddress', addressCountry: 'CN', addressLocality: city },
})
