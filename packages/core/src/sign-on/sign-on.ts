import { atom, type ReadableAtom } from 'nanostores'

/** Name of the draft that keeps a sign-on which leaves the page. */
export const signOnDraft = 'sign-on'

/** Which form the provider shows. */
export type SignOnMode = 'login' | 'register'

/** What follows a sign-on: the page is reloaded, or the session is refreshed in place. */
export type AfterSignOn = 'reload' | 'refresh'

/** A widget's wish that the visitor signs in. */
export interface SignOnRequest {
  /** Why it is requested: `unauthorized` after a 401, otherwise a name that the widget chooses. */
  reason: string
  mode: SignOnMode
  /** The address to return to. */
  returnTo: string
  /** What follows; the page's default when not given. */
  after?: AfterSignOn | undefined
}

/** Asks for a sign-on and tells those that show it. To run an action after it, use `requireSignOn`. */
export interface SignOn {
  /** The current request; loader and portal watch it and show the sign-on. */
  $request: ReadableAtom<SignOnRequest | null>
  /** `returnTo` is an absolute address; the current page when not given. */
  request(request: {
    reason: string
    mode?: SignOnMode
    returnTo?: string | undefined
    after?: AfterSignOn | undefined
  }): void
  dismiss(): void
  /** Registers something on the page that handles requests, until the returned function is called. */
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
