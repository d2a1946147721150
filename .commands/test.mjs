import { rmSync } from 'node:fs'
import { CliError, command, install, requireNode, root } from './first-step.mjs'
import { countsOf, steps } from './steps.mjs'

const shownLines = 150

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

/** Runs one step and prints the end of its output if it fails. */
async function runStep({ command: [file, ...args], env, report }, program) {
  const { execa } = await import('execa')
  if (report) rmSync(report, { force: true })
  const { failed, all } = await execa(file, args, {
    cwd: root,
    env: { WIREIT_LOGGER: 'simple', ...env, ...program?.env },
    preferLocal: true,
    all: true,
    reject: false,
    stdin: 'ignore',
  })
  const counts = countsOf(!failed, report)
  if (counts.failed > 0) console.log(all.split('\n').slice(-shownLines).join('\n'))
  return counts
}

/** Runs steps two at a time, and those that read the build after it. Resolves with a row of counts for each. */
async function runSteps(chosen) {
  const programs = await import('./programs.mjs')
  const provided = {}
  const waiting = [...chosen]
  const rows = new Map()
  let markBuilt
  const built = new Promise((resolve) => {
    markBuilt = resolve
  })
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, needs, readsBuild } = step
      if (readsBuild) await built
      if (needs) provided[needs] ??= programs[needs]()
      const program = await provided[needs]
      const start = Date.now()
      console.log(program?.missing ? `- ${name} skipped: ${program.missing}` : `· ${name}`)
      const counts = program?.missing ? { passed: 0, failed: 0, skipped: 1 } : await runStep(step, program)
      const seconds = Math.round((Date.now() - start) / 1000)
      rows.set(step, { step: name, ...counts, seconds })
      console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name} (${seconds} s)`)
      if (name === 'build') markBuilt()
    }
  }
  await Promise.all([work(), work()])
  for (const program of await Promise.all(Object.values(provided))) await program.stop?.()
  return chosen.map((step) => rows.get(step))
}

await command(async () => {
  requireNode()
  const chosen = chosenSteps(process.argv.slice(2))
  install()
  const { stopRequest } = await import('./process.mjs')
  stopRequest().then(() => process.exit(130))
  const rows = await runSteps(chosen)
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const row of rows) for (const key of Object.keys(total)) total[key] += row[key]
  console.table(rows)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed > 0 ? 1 : 0
})
