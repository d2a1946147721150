import { evaluationResultDelayMs } from '@chuhai/contract/constants'
import type { EvaluationResult } from '@chuhai/contract/evaluation'
import type { Course } from './course'
import type { Comparison } from './draft'

/** A result that has been asked for this long is slow. */
const patienceMs = 5000

export interface ComparingEvents {
  result(result: EvaluationResult): void
  missed(error: unknown, comparison: Comparison): void
}

/** From the answers to the result, which is asked for 3 seconds later (specification, section 4). */
export const createComparing = (course: Course, on: ComparingEvents) => {
  const { $state, draft, results, lifetime } = course

  const read = async (comparison: Comparison) => {
    const signal = lifetime.signal()
    const callOff = lifetime.later(patienceMs, () =>
      $state.set({ phase: 'evaluating', comparison, isSlow: true }),
    )
    try {
      const result = await results.refresh()
      if (signal.aborted) return
      draft.clear()
      on.result(result)
    } catch (error) {
      if (!signal.aborted) on.missed(error, comparison)
    } finally {
      callOff()
    }
  }
  return {
    /** What has passed of the time already counts. */
    compare(comparison: Comparison): void {
      draft.write({ answers: {}, comparison })
      $state.set({ phase: 'evaluating', comparison, isSlow: false })
      const passedMs = Math.max(0, Date.now() - comparison.since)
      lifetime.later(Math.max(0, evaluationResultDelayMs - passedMs), () => read(comparison))
    },
    readAgain(comparison: Comparison): void {
      $state.set({ phase: 'evaluating', comparison, isSlow: false })
      read(comparison)
    },
  }
}
