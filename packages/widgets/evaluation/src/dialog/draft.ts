import type { Core, Submission } from '@chuhai/core'
import type { Answers } from './answers'

/** Answers that are being compared. */
export interface Comparison {
  siteCount: number
  courseCount: number
  /** When they were handed in, in milliseconds. */
  since: number
}

interface EvaluationDraft {
  answers: Answers
  submission?: Submission | undefined
  comparison?: Comparison | undefined
}

/** Whose draft it is: another user of the same tab does not get to see it. */
type Stored = EvaluationDraft & { userId?: string | undefined }

const areNumbers = (values: unknown): boolean =>
  Array.isArray(values) && values.every((value) => typeof value === 'number')

/** Drafts come from storage: anything may be in them. */
const isStored = (draft: unknown): draft is Stored => {
  const { answers, comparison } = (draft ?? {}) as Partial<Stored>
  return (
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every(areNumbers) &&
    (!comparison || areNumbers([comparison.siteCount, comparison.courseCount, comparison.since]))
  )
}

/** The answers, and what is being compared: kept for this tab through reload, sign-in and closing, gone with the result. */
export const openDraft = (core: Core, name: string) => {
  const draft = core.drafts.open<Stored>(`evaluation.${name}`)
  const userId = () => core.session.$user.get()?.id
  let owner = userId()
  return {
    read(): EvaluationDraft | null {
      const stored = draft.read()
      if (!isStored(stored)) return null
      const isForeign = stored.userId && userId() && stored.userId !== userId()
      return isForeign ? null : stored
    },
    write(kept: EvaluationDraft): void {
      // A session may end while somebody answers: the answers stay theirs.
      owner = userId() ?? owner
      draft.write({ ...kept, userId: owner })
    },
    clear: draft.clear,
  }
}
