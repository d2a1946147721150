import type { ErrorCode } from '@chuhai/contract'
import { type ApplicationKind, classApplications } from '@chuhai/contract/application'
import type { Db } from '../../database/db'
import { classRefusal, findAppliedClasses } from '../school/applied-classes'

/** What a kind is applied for. */
interface SubjectSource {
  /** Returns the names of subjects, also of hidden ones. */
  names(db: Db, subjects: readonly string[]): Promise<Map<string, string>>
  /** Returns why nobody can apply now: `NOT_FOUND` for one that is hidden or does not exist. */
  refusal(db: Db, subject: string, now: Date): Promise<ErrorCode | null>
}

const sources: Partial<Record<string, SubjectSource>> = {
  [classApplications.key]: {
    async names(db, subjects) {
      const found = await findAppliedClasses(db, subjects.map(Number))
      return new Map([...found].map(([id, { name }]) => [String(id), name]))
    },
    refusal: (db, subject, now) => classRefusal(db, Number(subject), now),
  },
}

/** Returns why a kind cannot be applied for now; null where it can. */
export const refusalOfSubject = async (
  { key }: Pick<ApplicationKind, 'key'>,
  subject: string,
  { db, now }: { db: Db; now: Date },
): Promise<ErrorCode | null> => (await sources[key]?.refusal(db, subject, now)) ?? null

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
