import type { RateBracket, RateTable } from '@chuhai/contract/logistics'
import { upToStep } from '../algebra/round'
import { stepOf } from '../algebra/units'
import type { Problem } from './problem'

/** Steps ascend, the last one is open, and each begins on a multiple of itself: else rounding would leave its row. */
export const stepProblems = (steps: RateTable['steps']): Problem[] =>
  steps.flatMap(({ uptoGrams, grams }, index): Problem[] => {
    const before = steps[index - 1]?.uptoGrams ?? 0
    const isLast = index === steps.length - 1
    const path = [index, 'uptoGrams']
    if (uptoGrams === null) return isLast ? [] : [{ path, message: 'is open, so that nothing can follow' }]
    return [
      ...(isLast ? [{ path, message: 'must be open: the last step is for all that is heavier' }] : []),
      ...(uptoGrams <= before ? [{ path, message: `must be above ${before}, which is before it` }] : []),
      ...(uptoGrams % grams === 0 ? [] : [{ path, message: `must be a multiple of its step, ${grams}` }]),
    ]
  })

/** Brackets ascend, and the last one takes everything that the limits take. */
export const bracketProblems = (
  brackets: readonly RateBracket[],
  { steps, limits, leastGrams }: Pick<RateTable, 'steps' | 'limits' | 'leastGrams'>,
): Problem[] => {
  const heaviest = Math.max(limits.grams, leastGrams)
  const counted = upToStep(heaviest, stepOf(steps, heaviest))
  const last = brackets.at(-1)?.uptoGrams ?? 0
  return [
    ...brackets.flatMap(({ uptoGrams }, index): Problem[] => {
      const before = brackets[index - 1]?.uptoGrams ?? 0
      if (uptoGrams > before) return []
      const message =
        uptoGrams === before ? `${uptoGrams} is there already` : `must be above ${before}, which is before it`
      return [{ path: [index, 'uptoGrams'], message }]
    }),
    ...(last < counted
      ? [
          {
            path: [brackets.length - 1, 'uptoGrams'],
            message: `ends at ${last} grams, but ${counted} can count by the limits`,
          },
        ]
      : []),
  ]
}
