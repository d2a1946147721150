import { signOnAddress } from '@chuhai/contract/sign-on'
import type { UserInfo } from '@chuhai/contract/user'
import { cleanAddress } from '../address/clean-address'
import type { Core } from '../core'
import { createAttempt } from './attempt'
import { exchange } from './exchange'
import { type SignOnMode, signOnDraft } from './sign-on'

/** What the tab keeps of an attempt that leaves the page. */
interface Kept {
  client: string
  state: string
  proof: string
}

const draftOf = (core: Core) => core.drafts.open<Partial<Kept>>(signOnDraft)

/** A sign-on for which the whole page goes to the provider. */
export interface Leaving {
  client: string
  mode: SignOnMode
  /** An address of this page's origin. */
  returnTo: string
}

/**
 * Returns the address that leads the whole page to the provider; the tab keeps what finishes the attempt.
 *
 * @example
 * location.href = await redirectAddress(core, { client: 'portal', mode: 'login', returnTo: location.href })
 */
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

/** Returns the kept attempt with the parameters of the address, or null when its `state` is not the kept one. */
const readReturn = (core: Core) => {
  const query = new URLSearchParams(globalThis.location?.search)
  // The server appends its parameters: a page may have others of the same names.
  const last = (name: string) => query.getAll(name).at(-1)
  const { client, state, proof } = draftOf(core).read() ?? {}
  if (!client || !proof || !state || last('state') !== state) return null
  return { client, attempt: { state, proof }, code: last('code'), iss: last('iss') ?? '' }
}

/**
 * Finishes a sign-on that has left the page and returned with `code`, `state` and `iss` in the address, and removes them
 * from it. Resolves to the user, or to null; a failure is reported. A page's own parameters of these names are kept.
 *
 * @example
 * const user = await completeRedirect(core)
 */
export const completeRedirect = async (core: Core): Promise<UserInfo | null> => {
  const back = readReturn(core)
  if (!back) return null
  draftOf(core).clear()
  cleanAddress(...(back.code ? ['code', 'iss'] : ['error']), 'state')
  const { code, ...answer } = back
  try {
    const user = code ? await exchange(core, { ...answer, code }) : null
    // Actions that wait for this sign-on do not wait for a later one.
    if (!user) core.drafts.clear(signOnDraft)
    return user
  } catch (error) {
    core.drafts.clear(signOnDraft)
    core.report(error)
    return null
  }
}
