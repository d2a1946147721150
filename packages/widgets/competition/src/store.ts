import { competitionErrors, getRegistration } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { type Core, createScope, requireSignOn } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { editionQuery, signUpPhase } from './edition'

/** What the two buttons open: 立即报名 and 上传计划书. */
export type CompetitionDialog = 'sign-up' | 'plan'

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

  return {
    /** The dialog that may be shown. */
    $admitted: $admitted as ReadableAtom<CompetitionDialog | null>,
    /**
     * Checks access to the opened dialog, or opens the one whose sign-in has left the page; returns the function that
     * closes it.
     */
    connect(opened: CompetitionDialog | null): () => void {
      const { signal, add, end } = createScope()
      const requireUser = requireSignOn<CompetitionDialog>(core, {
        name: draft,
        reason: 'competition',
        signal,
        run: (dialog) => (dialog === opened ? $admitted.set(dialog) : owner().onOpen(dialog)),
        onDeclined: () => $admitted.get() ?? owner().onClose(),
      })
      const enter = async (dialog: CompetitionDialog) => {
        await core.session.load()
        const refusal = await findRefusal(core, editionId, dialog)
        if (signal.aborted) return
        if (!refusal) return requireUser(dialog)
        core.notices.error(competitionErrors[refusal][owner().locale])
        owner().onClose()
      }
      if (opened) {
        enter(opened).catch((error: unknown) => {
          if (signal.aborted) return
          core.report(error)
          owner().onClose()
        })
      }
      // A session that ends while the dialog is open: the sign-in may leave the page.
      add(
        core.signOn.$request.listen((request) => {
          const admitted = $admitted.get()
          if (request && admitted) requireUser(admitted)
        }),
        () => $admitted.set(null),
      )
      return end
    },
  }
}
