import type { CheckResult, Verdict } from './outcome'

/** What all checks together have found. */
export interface ConformanceReport {
  base: string
  passed: number
  failed: number
  skipped: number
  results: CheckResult[]
}

export const reportOf = (base: string, results: CheckResult[]): ConformanceReport => {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length
  return { base, passed: count('passed'), failed: count('failed'), skipped: count('skipped'), results }
}

const marks: Record<Verdict, string> = { passed: '✓', failed: '✗', skipped: '–' }

/** A result on one line. */
export const lineOf = ({ subject, check, verdict, reason }: CheckResult): string =>
  `${marks[verdict]} ${subject}, ${check}: ${reason}`

/** How many checks were skipped for each reason, the most frequent first. */
const reasonsOf = (results: readonly CheckResult[]): string[] => {
  const counts = new Map<string, number>()
  for (const { verdict, reason } of results)
    if (verdict === 'skipped') counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `  – ${count}: ${reason}`)
}

/** What failed once more, what was skipped and why, and the numbers. */
export const summaryOf = ({ base, passed, failed, skipped, results }: ConformanceReport): string => {
  const failures = results.filter(({ verdict }) => verdict === 'failed')
  return [
    ...(failures.length > 0 ? ['', 'Failed:', ...failures.map((result) => `  ${lineOf(result)}`)] : []),
    ...(skipped > 0 ? ['', 'Skipped:', ...reasonsOf(results)] : []),
    '',
    `${base}: ${passed} passed, ${failed} failed, ${skipped} skipped.`,
  ].join('\n')
}
