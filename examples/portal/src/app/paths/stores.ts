/** Addresses of opening stores on platforms (specification 2.1 to 2.3). */
export const storesPath = '/GStore'

/** The block of stores side by side, as its page places it. */
const comparisonPart = 'storeComparison'

/** Stores side by side, by their subjects in the order of the list; a platform alone, by its id, is its first site. */
export const comparisonPath = (subjects: readonly string[], path = storesPath): string =>
  `${path}${subjects.length > 0 ? `?compare=${subjects.join()}` : ''}#${comparisonPart}`

/** Where a store on a site of a platform is applied for. */
export const applyPath = ({ platformId, site }: { platformId: number; site: string }): string =>
  `${storesPath}/apply/${platformId}?site=${site}`
