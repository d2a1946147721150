import { competitionErrors, getRegistration } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { editionQuery, signUpPhase } from './edition'

/** What the two buttons open: 立即报名 and 上传计划书. */
export type CompetitionDialog = 'sign-up' | 'plan'

const isCompetitionDialog = (value: unknown): value is CompetitionDialog =>
  value === 'sign-up' || value === 'plan'

type Refusal = 'CUP_NOT_OPEN' | 'CUP_CLOSED'

/** An accepted team may upload its plan after the sign-up has closed, too. */
const isAccepted = async (core: Core, editionId: number): Promise<boolean> => {
  if (!core.session.$user.get()) return false
  const registration = await core.query(getRegistration, { query: { editionId } }).load()
  return registration?.auditStatus === '已通过'
}

/** Resolves to why the sign-up window forbids a dialog (specification, section 4), or null. */
const findRefusal = async (
  core: Core,
  editionId: number,
  dialog: CompetitionDialog,
): Promise<Refusal | null> => {
  const query = editionQuery(core, editionId)
  const { data: known } = query.$state.get()
  // The server checks an open window again; a closed one may have opened since.
  const phase = signUpPhase(known && signUpPhase(known) === 2 ? known : await query.refresh())
  if (phase === 2) return null
  if (phase === 1) return 'CUP_NOT_OPEN'
  return dialog === 'plan' && (await isAccepted(core, editionId)) ? null : 'CUP_CLOSED'
}

/** Requests a sign-in without leaving the page; resolves to whether the visitor has signed in. */
const signIn = ({ session, signOn }: Core, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (isSignedIn: boolean) => {
      for (const stop of stops) stop()
      resolve(isSignedIn)
    }
    const stops = [
      session.$user.listen((user) => user && settle(true)),
      signOn.$request.listen((request) => request || session.$user.get() || settle(false)),
    ]
    signal.addEventListener('abort', () => settle(false), { once: true })
    signOn.request({ reason: 'competition', after: 'refresh' })
  })

export interface AccessOptions {
  editionId: number
  /** Name of the sign-up's draft. */
  draft: string
  /** The owner of the dialogs, at present. */
  owner(): { locale: Locale; onOpen(dialog: CompetitionDialog): void; onClose(): void }
}

/** Lets a visitor into a dialog: first the sign-up window is checked, then the visitor signs in (specification, section 4). */
export const createAccessStore = (core: Core, { editionId, draft, owner }: AccessOptions) => {
  const $admitted = atom<CompetitionDialog | null>(null)
  const interrupted = core.drafts.open<unknown>(`${draft}.wanted`)

  const enter = async (dialog: CompetitionDialog, signal: AbortSignal): Promise<void> => {
    if (!core.session.$isKnown.get()) await core.session.refresh()
    const refusal = await findRefusal(core, editionId, dialog)
    if (signal.aborted) return
    if (refusal) core.notices.error(competitionErrors[refusal][owner().locale])
    const isAdmitted = !refusal && (core.session.$user.get() !== null || (await signIn(core, signal)))
    if (signal.aborted) return
    if (isAdmitted) $admitted.set(dialog)
    else owner().onClose()
  }

  return {
    /** The dialog that may be shown. */
    $admitted: $admitted as ReadableAtom<CompetitionDialog | null>,
    /** Checks access to a dialog; returns the function that closes it. */
    open(dialog: CompetitionDialog): () => void {
      const visit = new AbortController()
      enter(dialog, visit.signal).catch((error: unknown) => {
        if (visit.signal.aborted) return
        core.report(error)
        owner().onClose()
      })
      // The page may be left for the sign-in.
      const stopKeeping = core.signOn.$request.subscribe((request) =>
        request ? interrupted.write(dialog) : interrupted.clear(),
      )
      return () => {
        visit.abort()
        stopKeeping()
        $admitted.set(null)
      }
    },
    /** Opens the dialog whose sign-in has left the page; returns the function that stops waiting for the user. */
    resume(): () => void {
      if (interrupted.read() && !core.session.$isKnown.get()) core.session.refresh()
      return core.session.$user.subscribe((user) => {
        if (!user) return
        const dialog = interrupted.read()
        interrupted.clear()
        if (isCompetitionDialog(dialog)) owner().onOpen(dialog)
      })
    },
  }
}
