import type { RateTable } from '@chuhai/contract/logistics'
import { fallsOf } from '../algebra/bracket'
import { kilogramsText } from '../algebra/words'
import { bracketProblems, stepProblems } from './chains'
import { placeProblems, zonePlaceProblems } from './places'
import { below, endProblems, type Problem, repeatedOf } from './problem'
import { surchargeProblems } from './surcharges'

const limitProblems = ({ limits: { longestMm, secondMm, sumMm, notTo } }: RateTable): Problem[] => [
  ...(longestMm !== null && secondMm !== null && secondMm > longestMm
    ? [{ path: ['secondMm'], message: 'must not be more than longestMm' }]
    : []),
  ...(longestMm !== null && sumMm !== null && sumMm < longestMm
    ? [{ path: ['sumMm'], message: 'must not be less than longestMm' }]
    : []),
  ...below(['notTo'], placeProblems(notTo)),
]

/** Everything that is wrong with a table of prices; what it holds is of the right form already. */
export const problemsOf = (table: RateTable): Problem[] => [
  ...endProblems(table),
  ...below(['steps'], stepProblems(table.steps)),
  ...below(['limits'], limitProblems(table)),
  ...below(['zones'], repeatedOf(table.zones)),
  ...zonePlaceProblems(table.zones),
  ...table.zones.flatMap(({ days, brackets }, index) => [
    ...(days.to < days.from
      ? [{ path: ['zones', index, 'days', 'to'], message: 'must not be less than from' }]
      : []),
    ...below(['zones', index, 'brackets'], bracketProblems(brackets, table)),
  ]),
  ...below(['surcharges'], surchargeProblems(table)),
]

/** What is allowed and deserves a look: a little more weight that costs less. */
export const remarksOf = ({ zones }: RateTable): string[] =>
  zones.flatMap(({ key, brackets }) =>
    fallsOf(brackets).map((grams) => `区域 ${key}：超过 ${kilogramsText(grams)} 的包裹反而更便宜，请核对`),
  )
