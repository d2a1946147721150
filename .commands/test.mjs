import { join } from 'node:path'
import { CliError, command, install, requireNode, root } from './first-step.mjs'

const shownLines = 150

const tool = (name, ...args) => [join(root, 'node_modules/.bin', name), args]
const npm = (...args) => ['npm', ['run', '--silent', ...args], { WIREIT_LOGGER: 'simple' }]
const vitest = (report, ...args) =>
  tool('vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`)

/**
 * What `npm test` runs, started in this order, two at a time. `needs` names a program that a step cannot do without;
 * `run` gets it and the file for the runner's report, and returns program, arguments and environment.
 */
const steps = [
  { name: 'build', run: () => npm('build') },
  { name: 'lint', run: () => tool('biome', 'check', '--error-on-warnings', '.') },
  { name: 'layers', run: () => npm('layers') },
  { name: 'types', run: () => npm('check') },
  {
    name: 'e2e',
    readsBuild: true,
    needs: 'chromium',
    hasReport: true,
    run: ({ report, chromium }) => [
      ...tool('playwright', 'test', '--config', 'examples/e2e', '--reporter=list,json'),
      { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    ],
  },
  { name: 'unit', hasReport: true, run: ({ report }) => vitest(report, '--project=!server-processes') },
  {
    name: 'processes',
    hasReport: true,
    run: ({ report }) => vitest(report, '--project=server-processes'),
  },
  {
    name: 'stories',
    needs: 'chromium',
    hasReport: true,
    run: ({ report, chromium }) => [
      ...vitest(report, '--config', '.storybook/vitest.config.ts'),
      { CHROMIUM_PATH: chromium.path },
    ],
  },
  {
    name: 'postgres',
    needs: 'postgres',
    hasReport: true,
    run: ({ report, postgres }) => [
      ...vitest(report, '--project=server*'),
      { TEST_DATABASE_URL: postgres.url },
    ],
  },
  {
    name: 'packages',
    readsBuild: true,
    needs: 'chromium',
    hasReport: true,
    run: ({ report, chromium }) => [
      ...vitest(report, '--config', 'examples/consumer/vitest.config.mjs'),
      { CHROMIUM_PATH: chromium.path },
    ],
  },
  { name: 'storybook', run: () => tool('storybook', 'build', '--quiet', '--disable-telemetry') },
  { name: 'size', readsBuild: true, run: () => npm('size') },
]

function chosenSteps(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ')
    throw new CliError(`There is no step ${unknown.join(', ')}. The steps are ${known}.`)
  }
  const needsBuild = steps.some(({ name, readsBuild }) => readsBuild && names.includes(name))
  const chosen = needsBuild ? [...names, 'build'] : names
  return names.length === 0 ? steps : steps.filter(({ name }) => chosen.includes(name))
}

/** Prepares what steps need when the first one asks for it. */
async function createPrograms() {
  const { requireChromium, startPostgres } = await import('./programs.mjs')
  const prepare = { chromium: async () => requireChromium(), postgres: startPostgres }
  const found = {}
  return {
    get(name) {
      found[name] ??= prepare[name]()
      return found[name]
    },
    async remove() {
      const postgres = await found.postgres
      await postgres?.remove?.()
    },
  }
}

/** Runs one step and prints its output if it fails. */
async function runStep({ name, needs, hasReport, run }, programs) {
  const { execa } = await import('execa')
  const { countsOf, reportFile } = await import('./reports.mjs')
  const program = needs && (await programs.get(needs))
  if (program?.missing) {
    console.log(`- ${name} skipped: ${program.missing}`)
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const report = hasReport ? reportFile(name) : undefined
  const [file, args, env] = run({ report, ...(needs && { [needs]: program }) })
  const { failed, all } = await execa(file, args, {
    cwd: root,
    env,
    all: true,
    reject: false,
    stdin: 'ignore',
  })
  const counts = countsOf(!failed, report)
  if (counts.failed > 0) console.log(all.split('\n').slice(-shownLines).join('\n'))
  return counts
}

/** Runs steps two at a time, each that reads what is built after the build. Resolves with a row of counts for each. */
async function runSideBySide(chosen, programs) {
  const waiting = [...chosen]
  const rows = new Map()
  let markBuilt
  const built = new Promise((resolve) => {
    markBuilt = resolve
  })
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (step.readsBuild) await built
      console.log(`· ${step.name}`)
      const start = Date.now()
      const counts = await runStep(step, programs)
      const seconds = Math.round((Date.now() - start) / 1000)
      rows.set(step, { step: step.name, ...counts, seconds })
      console.log(`${counts.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s)`)
      if (step.name === 'build') markBuilt()
    }
  }
  await Promise.all([work(), work()])
  return chosen.map((step) => rows.get(step))
}

await command(async () => {
  requireNode()
  const chosen = chosenSteps(process.argv.slice(2))
  install()
  const { stopRequest } = await import('./services.mjs')
  stopRequest().then(() => process.exit(130))
  const programs = await createPrograms()
  const rows = await runSideBySide(chosen, programs)
  await programs.remove()
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const row of rows) for (const key of Object.keys(total)) total[key] += row[key]
  console.table(rows)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed > 0 ? 1 : 0
})
