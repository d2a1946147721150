import type { CountryCode } from './destinations'

/** Codes of states as carriers write them, where a country has a list. */
export const statesOf: Partial<Record<CountryCode, readonly string[]>> = {
  US: [
    ...['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA'],
    ...['KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM'],
    ...['NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA'],
    ...['WV', 'WI', 'WY', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'],
  ],
  CA: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
  AU: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  BR: [
    ...['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR'],
    ...['PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'],
  ],
}

/** Countries whose addresses name a state, without a list of codes. */
const withState: readonly CountryCode[] = ['MX', 'JP', 'IN', 'MY', 'TH', 'VN', 'PH', 'ID', 'AE', 'CL', 'ZA']

/** Whether an address of a country names its state. */
export const needsState = (country: CountryCode): boolean =>
  statesOf[country] !== undefined || withState.includes(country)

/** Whether a state is one of a country: by its code where there is a list, any text where there is none. */
export const isStateOf = (country: CountryCode, state: string): boolean =>
  statesOf[country]?.includes(state) ?? state !== ''

/** The separator in a postcode with its position, counted from the end if negative. */
const cuts: Partial<Record<CountryCode, readonly [number, string]>> = {
  US: [5, '-'],
  CA: [3, ' '],
  BR: [5, '-'],
  GB: [-3, ' '],
  NL: [4, ' '],
  IE: [3, ' '],
  PL: [2, '-'],
  PT: [4, '-'],
  CZ: [3, ' '],
  SK: [3, ' '],
  GR: [3, ' '],
  SE: [3, ' '],
  JP: [3, '-'],
}

/**
 * Returns a plain postcode as it is written in its country.
 *
 * @example
 * writtenPostcode('PL', '00950') // '00-950'
 */
export const writtenPostcode = (country: CountryCode, plain: string): string => {
  const [at, sign] = cuts[country] ?? [plain.length, '']
  const rest = plain.slice(at)
  return rest === '' ? plain : `${plain.slice(0, at)}${sign}${rest}`
}
