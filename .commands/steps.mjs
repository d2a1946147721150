import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './first-step.mjs'

const npm = (script) => ['npm', 'run', '--silent', script]

const reportOf = (name) => join(root, '.cache', 'reports', `${name}.xml`)

/** A step that runs Vitest with these arguments. */
const vitest = (name, args, more) => {
  const report = reportOf(name)
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`]
  return { name, command: ['vitest', 'run', ...args, ...reporters], report, ...more }
}

/**
 * What `npm test` runs, two at a time, started in this order. A step with `readsBuild` waits for the build; `needs`
 * names a function of programs.mjs that provides a program; `report` is the JUnit report that the step writes.
 */
export const steps = [
  { name: 'build', command: npm('build') },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'layers', command: npm('layers') },
  { name: 'types', command: npm('check') },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'examples/e2e', '--reporter=list,junit'],
    env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: reportOf('e2e') },
    report: reportOf('e2e'),
    needs: 'requireChromium',
    readsBuild: true,
  },
  vitest('unit', ['--project=!server*']),
  vitest('server', ['--project=server']),
  vitest('processes', ['--project=server-processes']),
  vitest('stories', ['--config', '.storybook/vitest.config.ts'], { needs: 'requireChromium' }),
  vitest('postgres', ['--project=server*'], { needs: 'requirePostgres' }),
  vitest('packages', ['--config', 'examples/consumer/vitest.config.mjs'], {
    needs: 'requireChromium',
    readsBuild: true,
  }),
  { name: 'storybook', command: ['storybook', 'build', '--quiet', '--disable-telemetry'] },
  { name: 'size', command: npm('size'), readsBuild: true },
]

/**
 * Returns how many tests passed, failed and were skipped. A command without a report counts as one test; a runner that
 * exits with an error or leaves no report has failed.
 * @param {boolean} isSuccess whether the command's exit code was 0
 * @param {string} [file] the JUnit report of Vitest or Playwright
 */
export function countsOf(isSuccess, file) {
  if (!file || !existsSync(file)) {
    const hasPassed = isSuccess && !file
    return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 }
  }
  const suites = readFileSync(file, 'utf8').match(/<testsuite [^>]*>/g) ?? []
  const sumOf = (name) =>
    suites.reduce((sum, suite) => sum + Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0), 0)
  const [tests, skipped, failed] = [sumOf('tests'), sumOf('skipped'), sumOf('failures') + sumOf('errors')]
  return { passed: tests - failed - skipped, failed: isSuccess ? failed : Math.max(1, failed), skipped }
}
