import { type CompetitionErrorCode, competitionErrors } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'

/** A broken rule, or what the server said about a field in its own words. */
export type Problem = CompetitionErrorCode | { said: string }

/** A problem in words: ours in the visitor's language, the server's as it said it. */
export const problemText = (problem: Problem | null | undefined, locale: Locale): string | undefined => {
  if (!problem) return undefined
  return typeof problem === 'object' ? problem.said : competitionErrors[problem][locale]
}
