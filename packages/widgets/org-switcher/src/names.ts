const legalForm = /(?:股份有限公司|有限责任公司|有限公司|,?\s+co\.?,?\s*ltd\.?|,?\s+(?:ltd|inc|llc)\.?)$/i
const place = /^(?:..省)?(?:..市)?/

/** A name without what most companies share: 宁波宁居家居用品有限公司 is 宁波宁居家居用品. */
export const shortNameOf = (name: string): string => {
  const short = name.trim().replace(legalForm, '')
  return [...short].length >= 2 ? short : name
}

/** The character on an organisation's tile; the province or city in front of a name tells nobody apart. */
export const initialOf = (name: string): string => {
  const letters = [...name.trim()]
  return ([...name.trim().replace(place, '')][0] ?? letters[0] ?? '').toUpperCase()
}
