import { type Edition, getEdition } from '@chuhai/contract/competition'
import { timeWindow, type WindowPhase } from '@chuhai/contract/time-window'
import type { Core, QueryStore } from '@chuhai/core'

/** Returns the query of an edition, which the whole page shares. */
export const editionQuery = (core: Core, editionId: number): QueryStore<Edition> =>
  core.query(getEdition, { params: { id: String(editionId) } })

/** Returns the phase of the sign-up by the server's clock: 1 before, 2 open, 3 after. */
export const signUpPhase = ({ now, opensAt, closesAt }: Edition): WindowPhase =>
  timeWindow(now, opensAt, closesAt)
