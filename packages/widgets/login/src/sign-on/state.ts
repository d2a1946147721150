/** A service that visitors can sign in with. */
export interface Provider {
  client: string
  name: string
  origin: string
  isFramable: boolean
}

/** Why an attempt has failed; `refused` carries the server's message. */
export type SignOnProblem =
  | { kind: 'unfinished' | 'unavailable' | 'notKept' | 'insecure' }
  | { kind: 'refused'; message: string }

/** The phases of a sign-on (specification, section 4). */
export type SignOnState =
  | { phase: 'idle' }
  /** The providers are being loaded. */
  | { phase: 'starting' }
  | { phase: 'choosing'; providers: readonly Provider[] }
  /** A hidden frame checks whether the visitor is signed in at the provider already. */
  | { phase: 'silent'; address: string }
  | {
      phase: 'framed'
      address: string
      isLoaded: boolean
      /** Loading takes long; alternatives are offered. */
      isSlow: boolean
    }
  /** The provider does not allow frames; a window needs a press of the visitor. */
  | { phase: 'unframed' }
  | { phase: 'popup'; isClosed: boolean }
  /** The page is being redirected to the provider. */
  | { phase: 'leaving' }
  /** The page is in an iframe without popups, and is not redirected there; `address` is its own, to be opened in a new tab. */
  | { phase: 'embedded'; address: string }
  /** `isFramed`: in the place of the frame. */
  | { phase: 'exchanging'; isFramed: boolean }
  | { phase: 'failed'; problem: SignOnProblem }

/** The name of a phase. */
export type SignOnPhase = SignOnState['phase']
