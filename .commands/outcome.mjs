import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './workspace.mjs'

/**
 * What a step of the tests came to.
 * @typedef {{ passed: number, failed: number, skipped: number, output: string }} Outcome
 */

/** A check that either holds or does not counts as one test. */
export const outcomeOfCheck = ({ code, output }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  output,
})

export const outcomeOfMissing = (sentence) => ({
  passed: 0,
  failed: 0,
  skipped: 1,
  output: '',
  missing: sentence,
})

/** @param {Outcome[]} outcomes */
export const sumOf = (outcomes) =>
  outcomes.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      output: [sum.output, one.failed > 0 ? one.output : ''].filter(Boolean).join('\n'),
    }),
    { passed: 0, failed: 0, skipped: 0, output: '' },
  )

/** A place for a runner's report, empty at first. */
export function reportFile(name) {
  const file = join(root, '.cache', 'reports', `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** A runner that ends badly without a failed test has failed all the same. */
const withExitCode = (counts, { code, output }) => ({
  ...counts,
  failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed,
  output,
})

export function outcomeOfVitest(file, result) {
  const report = readReport(file)
  if (!report) return outcomeOfCheck({ ...result, code: result.code || 1 })
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return withExitCode(counts, result)
}

export function outcomeOfPlaywright(file, result) {
  const report = readReport(file)
  if (!report) return outcomeOfCheck({ ...result, code: result.code || 1 })
  const { expected, flaky, unexpected, skipped } = report.stats
  return withExitCode({ passed: expected + flaky, failed: unexpected, skipped }, result)
}
