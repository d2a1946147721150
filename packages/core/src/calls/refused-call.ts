import type { Method } from '@chuhai/contract/endpoint'

/** A call as it was sent, for whoever judges its refusal. */
export interface RefusedCall {
  method: Method
  noRedirect: boolean
  /** The organisation it was sent with. */
  orgId: string | null
}
