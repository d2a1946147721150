import { type Core, createScope, isUnauthorized, requireSignOn } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { exclusiveGuidePath } from '../app/paths/guide'

interface ExclusiveOptions {
  core: Core
  navigate(path: string): void
}

type Wanted = 'open' | 'evaluate' | 'again'

/** Opens the personal guide or the evaluation (specification 2.10), after sign-on if needed. */
export const createExclusive = ({ core, navigate }: ExclusiveOptions) => {
  const $isEvaluating = atom(false)
  const $startsOver = atom(false)
  const scope = createScope()

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
      if (isUnauthorized(error)) go('open')
      else core.report(error)
    }
  }
  const go = requireSignOn<Wanted>(core, {
    name: 'guide-exclusive',
    run: (wanted) => void (wanted === 'open' ? open() : show(wanted === 'again')),
    signal: scope.signal,
  })

  return {
    $isEvaluating: $isEvaluating as ReadableAtom<boolean>,
    /** Whether the evaluation starts with its questions, even after an earlier one. */
    $startsOver: $startsOver as ReadableAtom<boolean>,
    /** 专属导航: opens the guide of an earlier evaluation, otherwise the evaluation. */
    open: () => go('open'),
    /** Opens the evaluation, or the result of an earlier one. */
    evaluate: () => go('evaluate'),
    /** 重新评测 */
    evaluateAgain: () => go('again'),
    close: () => $isEvaluating.set(false),
    destroy: scope.end,
  }
}

export type Exclusive = ReturnType<typeof createExclusive>
