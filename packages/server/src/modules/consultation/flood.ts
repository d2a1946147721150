import type { ApartList, Suspicion } from '@chuhai/contract/admin'
import type { Consultation } from '@chuhai/contract/consultation'
import { eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Call } from '../../http/context'
import { admit } from '../../http/rate-limit'
import type { Limiter } from '../../limits/create-limiter'

/** Nobody reads and fills in the form faster by hand; one whose browser fills it in may be. */
const fillInMinMs = 3000

type Form = Pick<Consultation, 'contactsPhone' | 'subject' | 'filledInMs'>
type Sent = Pick<Call, 'sender' | 'siteOrigin'>

/** The mark of what each list has. */
const marks = { programs: 'hiddenField', flood: 'flood' } as const satisfies Record<ApartList, Suspicion>
const apart: readonly Suspicion[] = Object.values(marks)

/** Whether leads with a mark are kept apart, without a message to anybody. */
export const isApart = (suspicion: Suspicion | null): boolean =>
  suspicion !== null && apart.includes(suspicion)

/** The rows that are kept apart, by the column of their mark. */
export const areApart = (suspicion: PgColumn): SQL => inArray(suspicion, [...apart])

/** The rows of a list, or those of people. */
export const ofList = (suspicion: PgColumn, list: ApartList | undefined): SQL | undefined =>
  list ? eq(suspicion, marks[list]) : or(isNull(suspicion), notInArray(suspicion, [...apart]))

/**
 * Counts a lead for its sender on its site first: what is too much of one sender leaves the counts of its number and its site
 * to all others, and what is too much with one number leaves the site's.
 */
const isTooMuch = async (
  limiter: Limiter,
  { contactsPhone }: Form,
  { sender, siteOrigin }: Sent,
): Promise<boolean> =>
  (await limiter.count('leadsOfSender', sender, siteOrigin)) !== null ||
  (await limiter.count('leadsOfPhone', contactsPhone, '')) !== null ||
  (await limiter.count('leadsOfSite', siteOrigin, '')) !== null

/**
 * Returns the mark of a lead; null where nothing is suspicious. A hidden field that is filled in says that it is of a program;
 * haste only may, so that it keeps nothing back. Earlier versions of the form and callers of the API send neither. What is too
 * much is never refused, because somebody else may have used up the count; only its sender's own room is limited.
 */
export const judgeLead = async (limiter: Limiter, form: Form, sent: Sent): Promise<Suspicion | null> => {
  if (form.subject || (await isTooMuch(limiter, form, sent))) {
    await admit(limiter, 'leadsApart', sent.sender, '')
    return form.subject ? 'hiddenField' : 'flood'
  }
  return form.filledInMs !== undefined && form.filledInMs < fillInMinMs ? 'tooFast' : null
}
