import type { Core } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import type { Visitor } from '../account/visitor'
import { exclusiveGuidePath } from './paths'
import { createWish } from './wish'

/** The way to a guide of one's own (specification 2.10). */
export interface Exclusive {
  $isEvaluating: ReadableAtom<boolean>
  /** 专属导航: the guide of an earlier evaluation, otherwise the evaluation. */
  open(): void
  /** The evaluation, or what an earlier one has found. */
  evaluate(): void
  /** The evaluation has been closed. */
  close(): void
  destroy(): void
}

interface ExclusiveOptions {
  core: Core
  $visitor: ReadableAtom<Visitor>
  navigate(path: string): void
}

/** Whoever is not signed in signs on first, and goes on from there. */
export const createExclusive = ({ core, $visitor, navigate }: ExclusiveOptions): Exclusive => {
  const $isEvaluating = atom(false)

  const open = async () => {
    try {
      const { getEvaluationResult } = await import('@chuhai/contract/evaluation')
      const { navImageId } = await core.query(getEvaluationResult).load()
      if (navImageId === null) $isEvaluating.set(true)
      else navigate(exclusiveGuidePath(navImageId))
    } catch (error) {
      core.report(error)
    }
  }
  const go = (wanted: 'open' | 'evaluate') => {
    if (!core.session.$user.get()) wish.keep(wanted)
    else if (wanted === 'open') open()
    else $isEvaluating.set(true)
  }
  const wish = createWish<'open' | 'evaluate'>({ core, $visitor, name: 'guide-exclusive', fulfil: go })

  return {
    $isEvaluating,
    open: () => go('open'),
    evaluate: () => go('evaluate'),
    close: () => $isEvaluating.set(false),
    destroy: wish.destroy,
  }
}
