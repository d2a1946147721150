import type { OpeningStage, StoreService } from '@chuhai/contract/store'
import { and, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { organisationsOf } from '../organisation/membership'
import { storeServiceChoices, storeServices } from './tables'

/** Whose application, for which platform and site. */
export interface Applicant {
  userId: number
  orgId: string | null
  subject: string
}

/** Returns the stage of the store that an applicant opens; null before their application is accepted. */
export type StageOf = (db: Db, applicant: Applicant) => Promise<OpeningStage | null>

export interface Choice {
  choice: typeof storeServiceChoices.$inferSelect
  service: StoreService
}

const { userId, orgId, subject, id, round } = storeServiceChoices

/** Choices of a user: in the name of an organisation only while they are a member. */
const isOwn = (db: Db, user: number): SQL | undefined =>
  and(eq(userId, user), or(isNull(orgId), inArray(orgId, organisationsOf(db, user))))

const select = async (db: Db, where: SQL | undefined): Promise<Choice[]> => {
  const rows = await db
    .select({ choice: storeServiceChoices, service: storeServices.content })
    .from(storeServiceChoices)
    .innerJoin(storeServices, eq(storeServices.id, storeServiceChoices.serviceId))
    .where(where)
    .orderBy(desc(round))
  return rows
}

/** Returns what an applicant has chosen, the newest first. */
export const findChoices = (db: Db, applicant: Applicant): Promise<Choice[]> =>
  select(
    db,
    and(
      isOwn(db, applicant.userId),
      eq(subject, applicant.subject),
      applicant.orgId === null ? isNull(orgId) : eq(orgId, applicant.orgId),
    ),
  )

/** Returns for what a user has chosen, also where they have left the organisation since; null where it is none of theirs. */
export const findApplicant = async (db: Db, choiceId: number, user: number): Promise<Applicant | null> =>
  (await select(db, and(eq(id, choiceId), eq(userId, user))))[0]?.choice ?? null

/** Returns a choice of a user by its id; null where it is none of theirs. */
export const findChoice = async (db: Db, choiceId: number, user: number): Promise<Choice | null> =>
  (await select(db, and(eq(id, choiceId), isOwn(db, user))))[0] ?? null
