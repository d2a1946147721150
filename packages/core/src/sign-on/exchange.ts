import { exchangeSignOnCode } from '@chuhai/contract/sign-on'
import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '../core'
import type { SignOnAttempt } from './attempt'

export interface SignOnAnswer {
  client: string
  code: string
  iss: string
  attempt: Pick<SignOnAttempt, 'state' | 'proof'>
}

/** Exchanges the code for a session. Resolves to its user, or to null when the browser did not keep it (specification, section 4). */
export const exchange = async (
  core: Core,
  { client, code, iss, attempt: { state, proof } }: SignOnAnswer,
  signal?: AbortSignal,
): Promise<UserInfo | null> => {
  await core.call(exchangeSignOnCode, { params: { client }, query: { code, state, iss, proof } }, { signal })
  return core.session.enter()
}
