import { type Track, tracks } from '@chuhai/contract/competition'
import { type Core, type Draft, openUserDraft, type Submission } from '@chuhai/core'
import { emptyInfo, type Info } from './info'
import type { DraftMember } from './members/team'
import { type Step, steps } from './state'

export interface SignUpDraft {
  /** Version of the registration that was edited; 0 where there was none. */
  version: number
  step: Step
  track: Track
  info: Record<Track, Info>
  /** Null before the members are loaded. */
  members: readonly DraftMember[] | null
  submission?: Submission | undefined
}

const hasTexts = (value: unknown, fields: readonly string[]): boolean => {
  const texts = (value ?? {}) as Record<string, unknown>
  return fields.every((field) => typeof texts[field] === 'string')
}

/** Storage may hold anything. */
const isDraft = (draft: unknown): draft is SignUpDraft => {
  const { version, step, track, info, members } = (draft ?? {}) as Partial<SignUpDraft>
  return (
    typeof version === 'number' &&
    steps.some((one) => one === step) &&
    (track === tracks.risingStar || track === tracks.pillar) &&
    Object.values(tracks).every((one) => hasTexts(info?.[one], Object.keys(emptyInfo()))) &&
    (members === null ||
      (Array.isArray(members) &&
        members.every((member) => hasTexts(member, ['key', 'userName', 'phoneNumber', 'email']))))
  )
}

/** Opens the draft of both tracks and the team; it survives reload, sign-in and closing in this tab, until the submit. */
export const openDraft = (core: Core, name: string): Draft<SignUpDraft> => openUserDraft(core, name, isDraft)
