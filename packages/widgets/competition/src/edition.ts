import { type Edition, getEdition } from '@chuhai/contract/competition'
import { timeWindow, type WindowPhase } from '@chuhai/contract/time-window'
import type { Core, QueryStore } from '@chuhai/core'

/** The one read of an edition that a page shares. */
export const editionIn = (core: Core, editionId: number): QueryStore<Edition> =>
  core.query(getEdition, { params: { id: String(editionId) } })

/** Where the server's clock stands to the sign-up window: 1 before, 2 within, 3 after. */
export const windowPhaseOf = ({ now, opensAt, closesAt }: Edition): WindowPhase =>
  timeWindow(now, opensAt, closesAt)
