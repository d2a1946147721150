import { createWriteStream, readFileSync } from 'node:fs'
import { CliError, command, install, requireNode, root } from './first-step.mjs'
import {
  causeOfDeath,
  emptyReport,
  readReport,
  reportVariable,
  resultOf,
  skippedResult,
  summaryOf,
} from './reports.mjs'
import { steps } from './steps.mjs'

const shownLines = 150
const limitMinutes = 40

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

/** Runs one step, keeps its output and its report, and prints the end of the output if it fails. */
async function runStep({ name, command: [file, ...args], triesArgument, runsTests }, program) {
  const { execa } = await import('execa')
  const { report, log } = emptyReport(name)
  const tries = process.env.CI && triesArgument ? [triesArgument] : []
  const running = execa(file, [...args, ...tries], {
    cwd: root,
    env: { WIREIT_LOGGER: 'simple', [reportVariable]: report, ...program?.env },
    preferLocal: true,
    all: true,
    buffer: false,
    reject: false,
    stdin: 'ignore',
    timeout: limitMinutes * 60_000,
    forceKillAfterDelay: 10_000,
  })
  const written = createWriteStream(log)
  running.all.pipe(written)
  const { failed, timedOut, signal, exitCode } = await running
  if (!written.closed) await new Promise((resolve) => written.once('close', resolve).end())
  const output = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-shownLines).join('\n')
  const death = failed && causeOfDeath({ timedOut, signal, exitCode }, limitMinutes)
  const result = resultOf({ name, failed, runsTests, death, output }, readReport(report))
  if (result.failed > 0) console.log(output)
  return result
}

/** Runs steps as steps.mjs says. Resolves with the result of each. */
async function runSteps(chosen) {
  const programs = await import('./programs.mjs')
  const provided = {}
  const results = new Map()
  let markBuilt
  const built = new Promise((resolve) => {
    markBuilt = resolve
  })
  const run = async (step) => {
    const { name, needs, readsBuild } = step
    if (readsBuild) await built
    if (needs) provided[needs] ??= programs[needs]()
    const program = await provided[needs]
    const start = Date.now()
    console.log(program?.missing ? `- ${name} skipped: ${program.missing}` : `· ${name}`)
    const result = program?.missing ? skippedResult() : await runStep(step, program)
    const seconds = Math.round((Date.now() - start) / 1000)
    results.set(step, { name, seconds, ...result })
    console.log(`${result.failed > 0 ? '✗' : '✓'} ${name} (${seconds} s)`)
    if (name === 'build') markBuilt()
  }
  const sharing = chosen.filter(({ alone }) => !alone)
  const work = async () => {
    for (let step = sharing.shift(); step; step = sharing.shift()) await run(step)
  }
  await Promise.all([work(), work()])
  for (const step of chosen.filter(({ alone }) => alone)) await run(step)
  for (const program of await Promise.all(Object.values(provided))) await program.stop?.()
  return chosen.map((step) => results.get(step))
}

await command(async () => {
  requireNode()
  const chosen = chosenSteps(process.argv.slice(2))
  install()
  const { stopRequest } = await import('./process.mjs')
  stopRequest().then(() => process.exit(130))
  const results = await runSteps(chosen)
  const rows = results.map(({ name, passed, failed, flaky, skipped, seconds }) => ({
    step: name,
    passed,
    failed,
    flaky,
    skipped,
    seconds,
  }))
  console.table(rows)
  console.log(summaryOf(results))
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  return sum('failed') > 0 ? 1 : 0
})
