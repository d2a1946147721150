import { type Core, isUnauthorized } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { createPendingAction } from '../account/pending-action'
import type { Visitor } from '../account/visitor'
import { exclusiveGuidePath } from './paths'

/** The way to a guide of one's own (specification 2.10). */
export interface Exclusive {
  $isEvaluating: ReadableAtom<boolean>
  /** Whether the evaluation begins with its questions, whatever was found before. */
  $startsOver: ReadableAtom<boolean>
  /** 专属导航: the guide of an earlier evaluation, otherwise the evaluation. */
  open(): void
  /** The evaluation, or what an earlier one has found. */
  evaluate(): void
  /** 重新评测: the questions, whatever was found before. */
  evaluateAgain(): void
  /** The evaluation has been closed. */
  close(): void
  destroy(): void
}

interface ExclusiveOptions {
  core: Core
  $visitor: ReadableAtom<Visitor>
  navigate(path: string): void
}

type Wanted = 'open' | 'evaluate' | 'again'

/** Visitors who are not signed in sign on first; the action then continues. */
export const createExclusive = ({ core, $visitor, navigate }: ExclusiveOptions): Exclusive => {
  const $isEvaluating = atom(false)
  const $startsOver = atom(false)

  const show = (startsOver: boolean) => {
    $startsOver.set(startsOver)
    $isEvaluating.set(true)
  }

  const open = async () => {
    try {
      const { getEvaluationResult } = await import('@chuhai/contract/evaluation')
      const { navImageId } = await core.query(getEvaluationResult).load()
      if (navImageId === null) show(false)
      else navigate(exclusiveGuidePath(navImageId))
    } catch (error) {
      if (isUnauthorized(error)) pending.requestSignOn('open')
      else core.report(error)
    }
  }
  const go = (wanted: Wanted) => {
    if (!core.session.$user.get()) pending.requestSignOn(wanted)
    else if (wanted === 'open') open()
    else show(wanted === 'again')
  }
  const pending = createPendingAction<Wanted>({ core, $visitor, name: 'guide-exclusive', run: go })

  return {
    $isEvaluating,
    $startsOver,
    open: () => go('open'),
    evaluate: () => go('evaluate'),
    evaluateAgain: () => go('again'),
    close: () => $isEvaluating.set(false),
    destroy: pending.destroy,
  }
}
