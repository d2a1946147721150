import { proofHeader } from '@chuhai/contract/constants'
import { fillPath } from '@chuhai/contract/endpoint'
import { exchangeSignOnCode } from '@chuhai/contract/sign-on'
import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '../core'
import type { SignOnAttempt } from './attempt'

/** What the provider has returned, with the attempt that it belongs to. */
export interface SignOnAnswer {
  client: string
  code: string
  iss: string
  attempt: Pick<SignOnAttempt, 'state' | 'proof'>
}

/**
 * Exchanges the code for a session (specification, section 4).
 *
 * @returns The user, or null where the browser did not keep the session.
 * @throws CallError, as every call.
 */
export const exchange = async (
  core: Core,
  { client, code, iss, attempt: { state, proof } }: SignOnAnswer,
  signal?: AbortSignal,
): Promise<UserInfo | null> => {
  const params = { client }
  const siteSession = await core.siteSession()
  await siteSession?.forget()
  const key = await siteSession?.begin(exchangeSignOnCode.method, fillPath(exchangeSignOnCode.path, params))
  const input = { params, query: { code, state, iss }, headers: { [proofHeader]: proof, ...key } }
  const { token } = await core.call(exchangeSignOnCode, input, { signal })
  if (token) await siteSession?.keep(token)
  return core.session.enter()
}
