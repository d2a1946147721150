import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'

export interface SignInOptions {
  /** Where a sign-on that has to leave the page comes back to. */
  returnTo: string | undefined
  /** A user has signed in, the first one or the same as before. */
  onUser(): void
  onOtherUser(): void
  /** The visitor has closed the sign-on. */
  onDeclined(): void
}

/** Asks for sign-on (specification 2.10), and continues an interrupted action when the same user is back. */
export const createSignIn = ({ session, signOn }: Core, options: SignInOptions) => {
  let owner: string | undefined
  let interrupted: (() => void) | undefined

  const handleUser = (user: UserInfo | null) => {
    if (!user) return
    const isOther = owner !== undefined && owner !== user.id
    const action = interrupted
    owner = user.id
    interrupted = undefined
    if (isOther) return options.onOtherUser()
    options.onUser()
    action?.()
  }
  const handleRequest = (request: unknown) => {
    if (request || session.$user.get()) return
    interrupted = undefined
    options.onDeclined()
  }

  return {
    /** Returns whether a user is signed in, who owns the evaluation from then on. */
    isSignedIn(): boolean {
      const user = session.$user.get()
      if (user) owner = user.id
      return user !== null
    },
    request(): void {
      const { returnTo } = options
      // A reload would lose what is on the page.
      signOn.request({ reason: 'evaluation', after: 'refresh', ...(returnTo && { returnTo }) })
    },
    /** Sets the action that continues after sign-on. */
    resumeWith(action: () => void): void {
      interrupted = action
    },
    connect(): () => void {
      const stops = [session.$user.listen(handleUser), signOn.$request.listen(handleRequest)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>
