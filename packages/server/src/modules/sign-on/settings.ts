import type { SessionEnds } from './sessions'

/** How we are registered with a provider. */
export interface ProviderSettings {
  /** Our own name for this registration, part of addresses. */
  client: string
  /** What visitors read. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

/** Everything about signing in that an operator sets. */
export interface SignOnSettings {
  providers: readonly ProviderSettings[]
  /** Origins whose sign-on messages count on a page; ours is always among them. */
  origins: readonly string[]
  sessionEnds: SessionEnds
}

/** The default: signing in is not possible. */
export const noSignOn: SignOnSettings = {
  providers: [],
  origins: [],
  sessionEnds: { idleDays: 7, days: 30 },
}
