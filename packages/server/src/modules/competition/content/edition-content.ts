import type { Programme } from '@chuhai/contract/competition'

/** Days are counted from the day on which the database is made. */
export interface Days {
  from: number
  to?: number
}

type Titled = Programme['notes'][number]

/** An edition of a new database; the window of its sign-up tells when it starts, its last day when it ends. */
export interface EditionContent extends Omit<Programme, 'edition' | 'schedule'> {
  id: number
  name: string
  /** Where the portal tells of it. */
  path: string
  signUp: { days: Required<Days>; name: string; text: string }
  /** What comes after the sign-up, in order. */
  schedule: (Days & { name: string; text: string })[]
}

export const titled = (title: string, text: string): Titled => ({ title, text })

export const figure = (value: string, unit: string, label: string): Programme['figures'][number] => ({
  value,
  unit,
  label,
})

export const award = (
  name: string,
  teams: number,
  amount: number,
  extra: string,
): Programme['prizes']['awards'][number] => ({ name, teams, amount, extra })

export const judge = (name: string, title: string, field: string): Programme['judges']['people'][number] => ({
  name,
  title,
  field,
})
