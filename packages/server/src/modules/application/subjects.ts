import type { ErrorCode } from '@chuhai/contract'
import {
  type ApplicationKind,
  classApplications,
  storeApplications,
  type Values,
} from '@chuhai/contract/application'
import type { Place } from '@chuhai/contract/place'
import type { Db } from '../../database/db'
import type { UserCall } from '../../http/context'
import { offerPlaces, offerPlacesTo } from '../place/offers'
import { findPlaces } from '../place/places'
import { classRefusal, findAppliedClasses } from '../school/applied-classes'
import { classPlaceSource } from '../school/class-places'
import { isBeingReviewed } from './accepted'
import { storeSubjects } from './store-subjects'
import type { Applicant, PlaceOf, SubjectSource } from './subject-source'

const isClassReviewed = (db: Db, id: number, userId: number): Promise<boolean> =>
  isBeingReviewed(db, { kind: classApplications.key, subject: String(id), userId })

const sources: Partial<Record<string, SubjectSource>> = {
  [classApplications.key]: {
    async names(db, subjects) {
      const found = await findAppliedClasses(db, subjects.map(Number))
      return new Map([...found].map(([id, { name }]) => [String(id), name]))
    },
    refusal: (db, subject, who) => classRefusal(db, Number(subject), who),
    offerPlaces: (db, now, userId) => offerPlacesTo(db, classPlaceSource, isClassReviewed, now, userId),
    async places(db, subjects, now) {
      const placeOf = await findPlaces(db, classPlaceSource, subjects.map(Number), now)
      return ({ subject, userId }) => placeOf(Number(subject), userId)
    },
  },
  [storeApplications.key]: storeSubjects,
}

/** Offers the free places of everything that somebody waits for. */
export const offerFreePlaces = (db: Db, now: Date): Promise<void> =>
  offerPlaces(db, classPlaceSource, isClassReviewed, now)

type Caller = Applicant & { db: Db }

/** Returns why a kind cannot be applied for now; null where it can. */
export const refusalOfSubject = async (
  { key }: Pick<ApplicationKind, 'key'>,
  subject: string,
  caller: Caller,
): Promise<ErrorCode | null> => (await sources[key]?.refusal(caller.db, subject, caller)) ?? null

/** Returns a kind with the fields and the rules of one of its subjects. */
export const kindOfSubject = async (
  kind: ApplicationKind,
  subject: string,
  { db, now }: Pick<Caller, 'db' | 'now'>,
): Promise<ApplicationKind> => (await sources[kind.key]?.kind?.(db, subject, now)) ?? kind

/** Does what a complete form asks for beside its review. */
export const prepareSubmission = async (
  { key }: Pick<ApplicationKind, 'key'>,
  values: Values,
  call: UserCall,
): Promise<void> => {
  await sources[key]?.prepare?.(values, call)
}

/** Returns where applicants of a kind stand with the places of some subjects. */
export const placesOf = async (
  db: Db,
  kind: string,
  subjects: readonly string[],
  now: Date,
): Promise<PlaceOf> => (await sources[kind]?.places?.(db, subjects, now)) ?? (() => undefined)

/** What became free meanwhile is offered before the caller hears that they still wait. */
export const ownPlaces = async (
  { key }: Pick<ApplicationKind, 'key'>,
  subjects: readonly string[],
  { db, userId, now }: Caller,
): Promise<(subject: string) => Place | undefined> => {
  await sources[key]?.offerPlaces?.(db, now, userId)
  const placeOf = await placesOf(db, key, subjects, now)
  return (subject) => placeOf({ subject, userId })
}

/** Returns the name of what each application applies for; empty for kinds of one thing. */
export const nameSubjects = async (
  db: Db,
  steps: readonly { kind: string; subject: string }[],
): Promise<(step: { kind: string; subject: string }) => string> => {
  const kinds = [...new Set(steps.map(({ kind }) => kind))]
  const names = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const subjects = steps.filter((step) => step.kind === kind).map(({ subject }) => subject)
        return [kind, await sources[kind]?.names(db, [...new Set(subjects)])] as const
      }),
    ),
  )
  return ({ kind, subject }) => names.get(kind)?.get(subject) ?? ''
}
