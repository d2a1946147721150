import { fileURLToPath } from 'node:url'

const npm = (script) => ['npm', 'run', '--silent', script]

const reporterOf = (runner) => fileURLToPath(new URL(`${runner}-reporter.mjs`, import.meta.url))

/** A step that runs Vitest with these arguments. */
const vitest = (name, args, { tries = 1, ...more } = {}) => ({
  name,
  command: ['vitest', ...args, '--run', '--reporter=default', `--reporter=${reporterOf('vitest')}`],
  triesArgument: tries > 1 && `--retry=${tries - 1}`,
  runsTests: true,
  ...more,
})

/** A step that runs journeys of Playwright. */
const journeys = (name, folder, needs, reporters = []) => ({
  name,
  command: [
    'playwright',
    'test',
    '--config',
    folder,
    `--reporter=${['list', ...reporters, reporterOf('playwright')].join()}`,
  ],
  triesArgument: '--retries=2',
  runsTests: true,
  alone: true,
  needs,
  readsBuild: true,
})

const tableReporter = fileURLToPath(new URL('../examples/e2e/engines/table-reporter.ts', import.meta.url))

/** What a test of the server imports that works on a database: the others say the same on PostgreSQL. */
const testDatabase = 'packages/server/src/testing/database-template.ts'

/** Browsers, and processes beside the test's own, depend on how busy the machine is: in CI each test gets three tries. */
const withProcesses = { tries: 3, alone: true }

/**
 * What `npm test` runs: first the steps that share the machine, two at a time, then each that is `alone` by itself. A
 * step with `readsBuild` waits for the build; `needs` names a function of programs.mjs that provides a program.
 */
export const steps = [
  { name: 'build', command: npm('build') },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'layers', command: npm('layers') },
  { name: 'browsers', command: npm('browsers') },
  { name: 'types', command: npm('check') },
  { name: 'size', command: npm('size'), readsBuild: true },
  { name: 'storybook', command: ['storybook', 'build', '--quiet', '--disable-telemetry'] },
  vitest('unit', ['--project=!server*', '--exclude=**/contributing.test.mjs']),
  vitest('server', ['--project=server']),
  vitest('processes', ['--project=server-processes', '--project=contributing'], withProcesses),
  vitest('postgres', ['related', testDatabase, '--project=server*'], {
    ...withProcesses,
    needs: 'requirePostgres',
  }),
  vitest('packages', ['--config', 'examples/consumer/vitest.config.mjs'], {
    ...withProcesses,
    needs: 'requireChromium',
    readsBuild: true,
  }),
  vitest('stories', ['--config', '.storybook/vitest.config.ts'], {
    ...withProcesses,
    needs: 'requireChromium',
  }),
  journeys('e2e', 'examples/e2e', 'requireChromium'),
  journeys('engines', 'examples/e2e/engines', 'requireEngines', [tableReporter]),
]
