import type { SignOnMode } from '@chuhai/core'

/** Somebody that visitors can sign in with. */
export interface Provider {
  client: string
  name: string
  isFramable: boolean
}

/** Why a try has ended without a session; `refused` carries the server's own words. */
export type SignOnProblem =
  | { kind: 'unfinished' | 'unavailable' | 'notKept' }
  | { kind: 'refused'; message: string }

/** Where a sign-on stands (specification, section 4). Each rung of the ladder is a phase. */
export type SignOnState =
  | { phase: 'idle' }
  /** The server is asked which providers there are. */
  | { phase: 'starting'; mode: SignOnMode }
  | { phase: 'choosing'; mode: SignOnMode; providers: readonly Provider[] }
  /** A hidden frame asks whether the visitor is signed in at the provider already. */
  | { phase: 'silent'; mode: SignOnMode; provider: Provider; address: string }
  | {
      phase: 'framed'
      mode: SignOnMode
      provider: Provider
      address: string
      isLoaded: boolean
      /** It has not loaded for so long that the visitor is told what else there is. */
      isSlow: boolean
    }
  /** The provider's page may not stand in a frame: a window needs a press of the visitor. */
  | { phase: 'unframed'; mode: SignOnMode; provider: Provider }
  | { phase: 'popup'; mode: SignOnMode; provider: Provider; isClosed: boolean }
  /** The whole page is on its way to the provider. */
  | { phase: 'leaving'; mode: SignOnMode; provider: Provider }
  | { phase: 'exchanging'; mode: SignOnMode; provider: Provider }
  | { phase: 'failed'; mode: SignOnMode; problem: SignOnProblem }

export type SignOnPhase = SignOnState['phase']
