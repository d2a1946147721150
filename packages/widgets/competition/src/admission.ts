import { competitionErrors, type Edition, getRegistration } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { editionIn, windowPhaseOf } from './edition'
import type { Which } from './which'

export type Refusal = 'CUP_NOT_OPEN' | 'CUP_CLOSED'

export const refusalText = (refusal: Refusal, locale: Locale): string => competitionErrors[refusal][locale]

/** A window that was open may be taken for open, the server has the last word; any other is asked for anew. */
const editionNow = async (core: Core, editionId: number): Promise<Edition> => {
  const editions = editionIn(core, editionId)
  const { data: known } = editions.$state.get()
  return known && windowPhaseOf(known) === 2 ? known : editions.refresh()
}

/** An accepted team may hand in its plan after the window has closed, too. */
const isAccepted = async (core: Core, editionId: number): Promise<boolean> => {
  if (!core.session.$user.get()) return false
  const registration = await core.query(getRegistration, { query: { editionId } }).load()
  return registration?.auditStatus === '已通过'
}

/** Why the window lets nobody in (specification, section 4); null where it does. */
export const refusalOf = async (core: Core, editionId: number, which: Which): Promise<Refusal | null> => {
  const phase = windowPhaseOf(await editionNow(core, editionId))
  if (phase === 2) return null
  if (phase === 1) return 'CUP_NOT_OPEN'
  return which === 'plan' && (await isAccepted(core, editionId)) ? null : 'CUP_CLOSED'
}

/** Asks for sign-on; answers whether somebody has signed in. What is open stays on the page meanwhile. */
export const signOn = ({ session, signOn }: Core, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (isSignedIn: boolean) => {
      for (const stop of stops) stop()
      resolve(isSignedIn)
    }
    const stops = [
      session.$user.listen((user) => user && settle(true)),
      signOn.$request.listen((request) => request || session.$user.get() || settle(false)),
    ]
    signal.addEventListener('abort', () => settle(false), { once: true })
    signOn.request({ reason: 'competition', after: 'refresh' })
  })
