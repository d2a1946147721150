import type { ErrorCode } from '@chuhai/contract'
import type { ApplicationKind, Values } from '@chuhai/contract/application'
import type { Place } from '@chuhai/contract/place'
import type { Db } from '../../database/db'
import type { UserCall } from '../../http/context'

/** What a kind is applied for. */
export interface SubjectSource {
  /** Returns the names of subjects, also of hidden ones. */
  names(db: Db, subjects: readonly string[]): Promise<Map<string, string>>
  /** Returns why a user cannot apply now: `NOT_FOUND` for one that is hidden or does not exist. */
  refusal(db: Db, subject: string, who: Applicant): Promise<ErrorCode | null>
  /** Returns the kind with the fields and the rules of a subject, where each has its own; null for an unknown one. */
  kind?(db: Db, subject: string, now: Date): Promise<ApplicationKind | null>
  /** Does what a complete form asks for beside its review; throws where that is refused. */
  prepare?(values: Values, call: UserCall): Promise<void>
  /** Offers the free places of the subjects that a user waits for. */
  offerPlaces?(db: Db, now: Date, userId: number): Promise<void>
  /** Returns where applicants stand with the places of subjects. */
  places?(db: Db, subjects: readonly string[], now: Date): Promise<PlaceOf>
}

/** Where applicants stand with the places of subjects. */
export type PlaceOf = (applied: { subject: string; userId: number }) => Place | undefined

/** Who applies, and when. */
export interface Applicant {
  userId: number
  /** The selected organisation. */
  orgId: string | null
  now: Date
}
