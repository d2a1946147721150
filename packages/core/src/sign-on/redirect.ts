import { signOnAddress } from '@chuhai/contract/sign-on'
import type { UserInfo } from '@chuhai/contract/user'
import { cleanAddress } from '../address/clean-address'
import type { Core } from '../core'
import { createAttempt } from './attempt'
import { exchange } from './exchange'
import { type SignOnMode, signOnDraft } from './sign-on'

/** What the page keeps of a try that leaves it; the draft lives in the tab, and nowhere else. */
interface Kept {
  client: string
  state: string
  proof: string
}

const draftOf = (core: Core) => core.drafts.open<Partial<Kept>>(signOnDraft)

export interface Leaving {
  client: string
  mode: SignOnMode
  /** An address of this page's origin. */
  returnTo: string
}

/** The address that takes the whole page to the provider; what it takes to finish on the way back is kept in this tab. */
export const redirectAddress = async (core: Core, { client, mode, returnTo }: Leaving): Promise<string> => {
  const { state, proof, challenge } = await createAttempt()
  draftOf(core).write({ client, state, proof })
  return signOnAddress(core.base, client, {
    state,
    challenge,
    mode,
    display: 'page',
    origin: location.origin,
    returnTo,
    locale: core.locale.$locale.get(),
  })
}

/** What this page began, with the parameters it has come back with; null when a `state` in its address is none of ours. */
const readReturn = (core: Core) => {
  const query = new URLSearchParams(globalThis.location?.search)
  // What the server adds comes last: a page may have parameters of the same names.
  const last = (name: string) => query.getAll(name).at(-1)
  const { client, state, proof } = draftOf(core).read() ?? {}
  if (!client || !proof || !state || last('state') !== state) return null
  return { client, attempt: { state, proof }, code: last('code'), iss: last('iss') ?? '' }
}

/**
 * Finishes a sign-on that left the page and has come back with `code`, `state` and `iss` in its address, and takes
 * them out of it. Answers who is signed in now, null for nobody; a failure is reported. Parameters of a stranger's page
 * that happen to be called the same are left alone.
 */
export const completeRedirect = async (core: Core): Promise<UserInfo | null> => {
  const back = readReturn(core)
  if (!back) return null
  draftOf(core).clear()
  cleanAddress(...(back.code ? ['code', 'iss'] : ['error']), 'state')
  const { code, ...answer } = back
  if (!code) return null
  try {
    return await exchange(core, { ...answer, code })
  } catch (error) {
    core.report(error)
    return null
  }
}
