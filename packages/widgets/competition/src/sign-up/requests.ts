import {
  getRegistration,
  listMembers,
  type Member,
  type Registration,
  saveRegistration,
  submitTeam,
  withdrawRegistration,
} from '@chuhai/contract/competition'
import { type CallOptions, type Core, type Submission, submissionOf } from '@chuhai/core'
import type { SignUpDraftStore } from './draft'
import { bodyOf } from './info'
import { membersBody } from './members/team'
import type { FormState } from './state'

export interface Saved {
  registration: Registration | null
  members: readonly Member[]
}

/** The requests of a sign-up. A repeat of the same change keeps its idempotency key, also after a reload. */
export const createRequests = (core: Core, editionId: number, draft: SignUpDraftStore) => {
  const registrations = core.query(getRegistration, { query: { editionId } })
  const memberLists = core.query(listMembers, { query: { editionId } })
  let submission: Submission | undefined

  const keep = (next: Submission | undefined): void => {
    submission = next
    const kept = draft.read()
    if (kept) draft.write({ ...kept, submission })
  }
  const send = async <Body>(
    name: string,
    body: Body,
    call: (input: { body: Body }, options: CallOptions) => Promise<Registration>,
    signal: AbortSignal,
  ): Promise<Registration> => {
    const next = submissionOf(`${name} ${JSON.stringify(body)}`, submission ?? draft.read()?.submission)
    keep(next)
    const registration = await call({ body }, { idempotencyKey: next.key, signal })
    keep(undefined)
    registrations.refresh().catch(() => undefined)
    return registration
  }

  return {
    loadMembers: (): Promise<Member[]> => memberLists.refresh(),
    async load(): Promise<Saved> {
      const registration = await registrations.refresh()
      return { registration, members: registration ? await memberLists.refresh() : [] }
    },
    saveInfo({ track, info, version }: FormState, signal: AbortSignal): Promise<Registration> {
      const body = bodyOf(track, info[track], { editionId, version })
      return send('save', body, (...rest) => core.call(saveRegistration, ...rest), signal)
    },
    submit({ track, members, version }: FormState, signal: AbortSignal): Promise<Registration> {
      const body = { editionId, version, members: membersBody(track, members ?? []) }
      return send('submit', body, (...rest) => core.call(submitTeam, ...rest), signal)
    },
    withdraw({ version }: Registration, signal: AbortSignal): Promise<Registration> {
      const body = { editionId, version }
      return send('withdraw', body, (...rest) => core.call(withdrawRegistration, ...rest), signal)
    },
  }
}
