import type { UserInfo } from '@chuhai/contract/user'
import type { SignOnMode, SignOnRequest } from '@chuhai/core'
import type { ReadableAtom } from 'nanostores'
import type { SignOnPage } from './page'

/** A service that visitors can sign in with. */
export interface Provider {
  client: string
  name: string
  isFramable: boolean
}

/** Why an attempt has failed; `refused` carries the server's message. */
export type SignOnProblem =
  | { kind: 'unfinished' | 'unavailable' | 'notKept' }
  | { kind: 'refused'; message: string }

/** The phases of a sign-on (specification, section 4). */
export type SignOnState =
  | { phase: 'idle' }
  /** The providers are being loaded. */
  | { phase: 'starting'; mode: SignOnMode }
  | { phase: 'choosing'; mode: SignOnMode; providers: readonly Provider[] }
  /** A hidden frame checks whether the visitor is signed in at the provider already. */
  | { phase: 'silent'; mode: SignOnMode; provider: Provider; address: string }
  | {
      phase: 'framed'
      mode: SignOnMode
      provider: Provider
      address: string
      isLoaded: boolean
      /** Loading takes long; alternatives are offered. */
      isSlow: boolean
    }
  /** The provider does not allow frames; a window needs a press of the visitor. */
  | { phase: 'unframed'; mode: SignOnMode; provider: Provider }
  | { phase: 'popup'; mode: SignOnMode; provider: Provider; isClosed: boolean }
  /** The page is being redirected to the provider. */
  | { phase: 'leaving'; mode: SignOnMode; provider: Provider }
  | { phase: 'exchanging'; mode: SignOnMode; provider: Provider }
  | { phase: 'failed'; mode: SignOnMode; problem: SignOnProblem }

export type SignOnPhase = SignOnState['phase']

export interface SignOnStoreOptions {
  page?: SignOnPage
  /** The visitor has signed in, here or in another tab, and the dialog is closed. */
  onSignedIn?(user: UserInfo, request: SignOnRequest): void
}

export interface SignOnStore {
  $state: ReadableAtom<SignOnState>
  /** Whether the dialog is shown; the hidden frame gets a moment without it. */
  $isOpen: ReadableAtom<boolean>
  choose(provider: Provider): void
  /** Sets the frame of the phases `silent` and `framed`; null when it is removed. */
  frame(element: { readonly contentWindow: Window | null } | null): void
  frameLoaded(): void
  /** Opens a window, which needs a user gesture; where windows are blocked, the whole page is redirected. */
  continueInWindow(): void
  retry(): void
  /** 登录 ⇄ 注册, in the same dialog. */
  switchTo(mode: SignOnMode): void
  close(): void
  destroy(): void
}
