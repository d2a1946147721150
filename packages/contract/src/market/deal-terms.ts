import type { DealTerms } from './deal'
import type { MarketOffer } from './service'

/** A service as it is offered, and who does it. */
export interface OfferedService {
  serviceId: number
  provider: string
  content: Pick<MarketOffer, 'title' | 'category' | 'packages' | 'options' | 'asksFor'>
}

/** A package so many times, and the keys of options. */
export interface PackageSelection {
  packageKey: string
  number: number
  options: readonly string[]
}

/**
 * Returns what a selection costs, line by line: the package as often as it is bought, each option once. Null where the service has no
 * such package or option. Pages and the server ask this one function.
 */
export const dealTermsOf = (
  { serviceId, provider, content }: OfferedService,
  { packageKey, number, options }: PackageSelection,
): DealTerms | null => {
  const chosen = content.packages.find(({ key }) => key === packageKey)
  const added = content.options.filter(({ key }) => options.includes(key))
  if (!chosen || added.length !== new Set(options).size) return null
  const lines = [
    { name: chosen.name, price: chosen.price, number, sum: chosen.price * number },
    ...added.map(({ name, price }) => ({ name, price, number: 1, sum: price })),
  ]
  return {
    serviceId,
    title: content.title,
    provider,
    category: content.category,
    package: chosen.name,
    number,
    lines,
    amount: lines.reduce((all, { sum }) => all + sum, 0),
    days: added.reduce((all, { days }) => all + days, chosen.days),
    revisions: chosen.revisions,
    contains: chosen.contains,
    asksFor: content.asksFor,
  }
}
