import type { UserOrganisation } from '@chuhai/contract/user'

const legalForm = /(?:股份有限公司|有限责任公司|有限公司|,?\s+co\.?,?\s*ltd\.?|,?\s+(?:ltd|inc|llc)\.?)$/i
const place = /^(?:..省)?(?:..市)?/

/** Returns a name without its legal form: 宁波宁居家居用品有限公司 is 宁波宁居家居用品. */
export const shortNameOf = (name: string): string => {
  const short = name.trim().replace(legalForm, '')
  return [...short].length >= 2 ? short : name
}

/** Returns the character of an organisation's tile: the first one after province and city. */
export const initialOf = (name: string): string => {
  const letters = [...name.trim()]
  return ([...name.trim().replace(place, '')][0] ?? letters[0] ?? '').toUpperCase()
}

/** The number of organisations from which the list can be searched. */
export const searchableFrom = 8

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .toLowerCase()

/** Returns the organisations whose name contains the query; letter case, width, spaces and what is invisible do not count. */
export const searchOrganisations = (
  organisations: readonly UserOrganisation[],
  query: string,
): readonly UserOrganisation[] => {
  const wanted = normalize(query)
  return wanted ? organisations.filter(({ orgName }) => normalize(orgName).includes(wanted)) : organisations
}
