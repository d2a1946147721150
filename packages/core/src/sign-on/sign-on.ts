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

/** Asks for a sign-on and tells those that show it. */
export interface SignOnRequests {
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

/** Actions of one kind that need a user. */
export interface SignOnRequirement<T> {
  /** Names the action that is kept in the tab while sign-on may leave the page. */
  name: string
  /** The reason of the request; the name when not given. */
  reason?: string
  /** Where a sign-on that has to leave the page comes back to. */
  returnTo?: string | undefined
  run(action: T): void
  /** The visitor has closed the sign-on; the action is dropped. */
  onDeclined?(): void
  /** Stops waiting for the sign-on. */
  signal?: AbortSignal
}

/** Asks for a sign-on, and runs what needs a signed-in visitor. */
export interface SignOn extends SignOnRequests {
  /**
   * Returns a function that runs an action: at once for a signed-in visitor, otherwise after the sign-on that it
   * requests. A sign-on that leaves the page keeps the action, as JSON; it then runs where the same requirement is stated
   * again.
   *
   * @example
   * const subscribe = core.signOn.require<number>({ name: 'subscribe', run: (siteId) => console.log(siteId) })
   * subscribe(7)
   */
  require<T>(requirement: SignOnRequirement<T>): (action: T) => void
}

const unanswered =
  '[chuhai] Sign-on was requested and nothing on this page shows it: render <SignOn core={core} /> of @chuhai/login once.'

export const createSignOn = (): SignOnRequests => {
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
