import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'

export interface GateOptions {
  /** Where a sign-on that has to leave the page comes back to. */
  returnTo: string | undefined
  /** Somebody has signed in whose evaluation this is, or may become. */
  onUser(): void
  /** Somebody else has signed in than before. */
  onAnother(): void
  /** Sign-on was given up. */
  onDeclined(): void
}

/** Sign-on, and what it has interrupted (specification 2.10): that goes on as soon as the same user is back. */
export const createGate = ({ session, signOn }: Core, options: GateOptions) => {
  let owner: string | undefined
  let goOn: (() => void) | undefined

  const heedUser = (user: UserInfo | null) => {
    if (!user) return
    const isAnother = owner !== undefined && owner !== user.id
    const interrupted = goOn
    owner = user.id
    goOn = undefined
    if (isAnother) return options.onAnother()
    options.onUser()
    interrupted?.()
  }
  const heedRequest = (request: unknown) => {
    if (request || session.$user.get()) return
    goOn = undefined
    options.onDeclined()
  }

  return {
    /** Whether somebody is signed in; the evaluation is theirs from then on. */
    isOpen(): boolean {
      const user = session.$user.get()
      if (user) owner = user.id
      return user !== null
    },
    ask(): void {
      const { returnTo } = options
      // What is under way is on the page: it must not load anew.
      signOn.request({ reason: 'evaluation', after: 'refresh', ...(returnTo && { returnTo }) })
    },
    /** What goes on after the sign-on that has been asked for. */
    resumeWith(act: () => void): void {
      goOn = act
    },
    listen(): () => void {
      const stops = [session.$user.listen(heedUser), signOn.$request.listen(heedRequest)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

export type Gate = ReturnType<typeof createGate>
