import type { UserOrganisation } from '@chuhai/contract/user'

/** From this many organisations on a list can be searched. */
export const searchableFrom = 8

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

/** The organisations whose name contains what was typed; letter case, width and spaces do not count. */
export const organisationsNamed = (
  organisations: readonly UserOrganisation[],
  query: string,
): readonly UserOrganisation[] => {
  const wanted = plain(query)
  return wanted ? organisations.filter(({ orgName }) => plain(orgName).includes(wanted)) : organisations
}
