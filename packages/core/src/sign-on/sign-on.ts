import { atom, type ReadableAtom } from 'nanostores'

/** Where a sign-on that leaves the page keeps what finishes it: a draft of this name. */
export const signOnDraft = 'sign-on'

export type SignOnMode = 'login' | 'register'

/** What follows a sign-on: the page loads anew, or its session is refreshed where it is. */
export type AfterSignOn = 'reload' | 'refresh'

export interface SignOnRequest {
  /** Why it is asked for: `unauthorized` after a 401, otherwise a word of the widget that asks. */
  reason: string
  mode: SignOnMode
  /** Where the visitor comes back to. */
  returnTo: string
  /** What follows; the page's own habit when not given. */
  after?: AfterSignOn | undefined
}

export interface SignOn {
  /** What is asked for now; loader and portal watch it and show the sign-on. */
  $request: ReadableAtom<SignOnRequest | null>
  /** `returnTo` is where the visitor was going, as a whole address; where they are when not given. */
  request(request: Pick<SignOnRequest, 'reason'> & Partial<SignOnRequest>): void
  dismiss(): void
  /** Says that something on the page answers requests, until the returned function is called. */
  addHandler(): () => void
}

const unanswered =
  '[chuhai] Sign-on was requested and nothing on this page shows it: render <SignOn core={core} /> of @chuhai/login once.'

export const createSignOn = (): SignOn => {
  const $request = atom<SignOnRequest | null>(null)
  let handlers = 0
  return {
    $request,
    request({ reason, mode = 'login', returnTo = globalThis.location?.href ?? '', after }) {
      // A 401 in the background does not turn a visitor's open register dialog into a login.
      if (reason === 'unauthorized' && $request.get()) return
      if (handlers === 0) console.warn(unanswered)
      $request.set({ reason, mode, returnTo, after })
    },
    dismiss: () => $request.set(null),
    addHandler() {
      handlers += 1
      return () => {
        handlers -= 1
      }
    },
  }
}
