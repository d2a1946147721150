import { atom, type ReadableAtom } from 'nanostores'

export type SignOnMode = 'login' | 'register'

export interface SignOnRequest {
  /** Why it is asked for: `unauthorized` after a 401, otherwise a word of the widget that asks. */
  reason: string
  mode: SignOnMode
  /** Where the visitor comes back to. */
  returnTo: string
}

export interface SignOn {
  /** What is asked for now; loader and portal watch it and show the sign-on. */
  $request: ReadableAtom<SignOnRequest | null>
  /** `returnTo` is where the visitor was going, as a whole address; where they are when not given. */
  request(request: { reason: string; mode?: SignOnMode; returnTo?: string }): void
  dismiss(): void
}

export const createSignOn = (): SignOn => {
  const $request = atom<SignOnRequest | null>(null)
  return {
    $request,
    request({ reason, mode = 'login', returnTo = globalThis.location?.href ?? '' }) {
      // A 401 in the background does not turn a visitor's open register dialog into a login.
      if (reason === 'unauthorized' && $request.get()) return
      $request.set({ reason, mode, returnTo })
    },
    dismiss: () => $request.set(null),
  }
}
