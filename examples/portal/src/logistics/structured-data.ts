import { countryName, lineKindNames } from '@chuhai/contract/logistics'
import type { LineData, WarehouseData } from './load'

/** A line as schema.org describes it, with the least that a shipment costs. */
export const asLine = ({
  line: { name, summary, kind, carrier, countries, priceFrom },
}: LineData): object => ({
  '@type': 'Service',
  name: name['zh-CN'],
  description: summary['zh-CN'],
  serviceType: lineKindNames[kind]['zh-CN'],
  provider: { '@type': 'Organization', name: carrier.name['zh-CN'] },
  areaServed: countries.map((country) => ({ '@type': 'Country', name: countryName(country, 'zh-CN') })),
  offers: {
    '@type': 'AggregateOffer',
    lowPrice: priceFrom / 100,
    priceCurrency: 'CNY',
  },
})

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A warehouse as schema.org describes a place, with its hours. */
export const asWarehouse = ({ warehouse: { name, summary, address, hours } }: WarehouseData): object => ({
  '@type': 'Place',
  name,
  description: summary,
  telephone: address.phone,
  address: {
    '@type': 'PostalAddress',
    addressCountry: address.country,
    addressRegion: address.region,
    addressLocality: address.city,
    streetAddress: `${address.district}${address.street}`,
    postalCode: address.postcode,
  },
  openingHoursSpecification: hours.map(({ days: open, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.map((day) => days[day - 1]),
    opens: from,
    closes: to,
  })),
})
