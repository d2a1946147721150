import { type Track, tracks } from '@chuhai/contract/competition'
import type { Core, Submission } from '@chuhai/core'
import type { DraftMember } from '../../members/draft-member'
import { emptyInfo, type Info } from '../registration/info'
import { isStep, type Step } from './step'

export interface SignUpDraft {
  /** Of the registration that it was begun from; 0 where there was none. */
  version: number
  step: Step
  track: Track
  info: Record<Track, Info>
  /** Null before the team was read. */
  members: readonly DraftMember[] | null
  submission?: Submission | undefined
}

/** Whose draft it is: another user of the same tab does not get to see it. */
type Stored = SignUpDraft & { userId?: string | undefined }

const isInfo = (value: unknown): value is Info => {
  const info = (value ?? {}) as Record<string, unknown>
  return Object.keys(emptyInfo()).every((field) => typeof info[field] === 'string')
}
const isMember = (value: unknown): value is DraftMember => {
  const member = (value ?? {}) as Record<string, unknown>
  return ['key', 'userName', 'phoneNumber', 'email'].every((field) => typeof member[field] === 'string')
}

/** Drafts come from storage: anything may be in them. */
const isStored = (draft: unknown): draft is Stored => {
  const { version, step, track, info, members } = (draft ?? {}) as Partial<Stored>
  return (
    typeof version === 'number' &&
    isStep(step) &&
    (track === tracks.risingStar || track === tracks.pillar) &&
    Object.values(tracks).every((one) => isInfo(info?.[one])) &&
    (members === null || (Array.isArray(members) && members.every(isMember)))
  )
}

/** What was typed on both tracks and into the team: kept for this tab through reload, sign-on and closing, gone once it is handed in. */
export const openDraft = (core: Core, name: string) => {
  const draft = core.drafts.open<Stored>(name)
  const userId = () => core.session.$user.get()?.id
  // A session may end while somebody types: what is typed stays theirs.
  let owner = userId()
  return {
    read(): SignUpDraft | null {
      const stored = draft.read()
      if (!isStored(stored)) return null
      const isForeign = stored.userId && userId() && stored.userId !== userId()
      return isForeign ? null : stored
    },
    write(kept: SignUpDraft): void {
      owner = userId() ?? owner
      draft.write({ ...kept, userId: owner })
    },
    clear: draft.clear,
  }
}
