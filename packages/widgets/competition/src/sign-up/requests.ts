import {
  getRegistration,
  listMembers,
  type Member,
  type Registration,
  saveRegistration,
  submitTeam,
  withdrawRegistration,
} from '@chuhai/contract/competition'
import { type CallOptions, type Core, type Draft, type Submission, submissionOf } from '@chuhai/core'
import type { SignUpDraft } from './draft'
import { bodyOf } from './info'
import { membersBody } from './members/team'
import type { FormState } from './state'

export interface Saved {
  registration: Registration | null
  members: readonly Member[]
}

/** The requests of a sign-up. A repeat of the same change keeps its idempotency key, also after a reload. */
export const createRequests = (core: Core, editionId: number, draft: Draft<SignUpDraft>) => {
  const registrations = core.query(getRegistration, { query: { editionId } })
  const memberLists = core.query(listMembers, { query: { editionId } })
  let submission: Submission | undefined

  const keep = (next: Submission | undefined): void => {
    submission = next
    const kept = draft.read()
    if (kept) draft.write({ ...kept, submission })
  }
  const send = async (
    content: string,
    options: CallOptions,
    call: (options: CallOptions) => Promise<Registration>,
  ): Promise<Registration> => {
    const next = submissionOf(content, submission ?? draft.read()?.submission)
    keep(next)
    const registration = await call({ ...options, idempotencyKey: next.key })
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
    saveInfo({ track, info, version }: FormState, options: CallOptions): Promise<Registration> {
      const body = bodyOf(track, info[track], { editionId, version })
      return send(`save ${JSON.stringify(body)}`, options, (keyed) =>
        core.call(saveRegistration, { body }, keyed),
      )
    },
    submit({ track, members, version }: FormState, options: CallOptions): Promise<Registration> {
      const body = { editionId, version, members: membersBody(track, members ?? []) }
      return send(`submit ${JSON.stringify(body)}`, options, (keyed) =>
        core.call(submitTeam, { body }, keyed),
      )
    },
    withdraw({ version }: Registration, options: CallOptions): Promise<Registration> {
      const body = { editionId, version }
      return send(`withdraw ${JSON.stringify(body)}`, options, (keyed) =>
        core.call(withdrawRegistration, { body }, keyed),
      )
    },
  }
}
