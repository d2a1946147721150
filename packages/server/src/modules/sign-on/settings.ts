import type { SessionEnds } from './sessions'

/** This server's registration with a provider. */
export interface ProviderSettings {
  /** Our own name for this registration, part of addresses. */
  client: string
  /** Shown to visitors. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

/** The sign-on settings of an operator. */
export interface SignOnSettings {
  providers: readonly ProviderSettings[]
  /** Origins whose sign-on messages a page accepts; the server's own is always one of them. */
  origins: readonly string[]
  sessionEnds: SessionEnds
}

/** The default: signing in is not possible. */
export const noSignOn: SignOnSettings = {
  providers: [],
  origins: [],
  sessionEnds: { idleDays: 7, days: 30 },
}
