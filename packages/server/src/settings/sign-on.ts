/** This server's registration with a provider. */
export interface ProviderSettings {
  /** Our own name for this registration, part of addresses. */
  client: string
  /** Shown to visitors. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  /** Where its visitors set a new password, where it has a page for that. */
  passwordUrl?: string
}

/** How long a visitor waits for a provider, in milliseconds. */
export const providerTimeouts = {
  callMs: 4500,
  logoutMs: 1500,
  /** For whether its login page may be framed. */
  frameMs: 2000,
}

/** When sessions end: after an idle time, and after a total time. */
export interface SessionEnds {
  idleDays: number
  days: number
}

/** The sign-on settings of an operator. */
export interface SignOnSettings {
  providers: readonly ProviderSettings[]
  /** Origins whose sign-on messages a page accepts; the server's own is always one of them. */
  origins: readonly string[]
  sessionEnds: SessionEnds
  timeouts?: typeof providerTimeouts
}

/** The default: signing in is not possible. */
export const noSignOn: SignOnSettings = {
  providers: [],
  origins: [],
  sessionEnds: { idleDays: 7, days: 30 },
}
