import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './first-step.mjs'

/**
 * What a step of the tests came to.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** A place for a runner's JSON report, empty at first. */
export function reportFile(name) {
  const file = join(root, '.cache', 'reports', `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** @returns {Counts} */
function countsOfVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  }
}

/** @returns {Counts} */
const countsOfPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

/**
 * What a command came to. One without a report counts as one test; a runner that ends badly, or leaves no report,
 * has failed whatever its report says.
 * @param {boolean} isSuccess whether the command's exit code was 0
 * @param {string} [file] the report of Vitest or Playwright
 * @returns {Counts}
 */
export function countsOf(isSuccess, file) {
  if (!file || !existsSync(file)) {
    const hasPassed = isSuccess && !file
    return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 }
  }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const counts = report.stats ? countsOfPlaywright(report) : countsOfVitest(report)
  return !isSuccess && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
