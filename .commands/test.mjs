import { table } from './columns.mjs'
import { createNeeds } from './needs.mjs'
import { outcomeOfCheck, outcomeOfMissing, sumOf } from './outcome.mjs'
import { askedToStop } from './processes.mjs'
import { createProgress } from './progress.mjs'
import { steps } from './steps.mjs'
import { install, requireNode } from './toolchain.mjs'
import { command, Trouble } from './trouble.mjs'

const shownLines = 150

/** The steps that were asked for by name; all of them when nobody named one. */
function chosenSteps(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join('、')
    throw new Trouble(`没有名为 ${unknown.join('、')} 的步骤，可选：${known}。(Unknown step.)`)
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name))
}

async function runStep(step, needs, progress) {
  const met = {}
  for (const name of step.needs ?? []) {
    met[name] = await needs.get(name)
    if (met[name]?.missing) return outcomeOfMissing(met[name].missing)
  }
  const task = progress.begin(step.label)
  const outcome = await step.run({ ...met, hear: task.hear, progress }).catch(failure)
  task.end(
    outcome.failed > 0 ? '✗' : '✓',
    ` ${outcome.passed} 通过${outcome.failed ? `，${outcome.failed} 失败` : ''}`,
  )
  return outcome
}

const failure = (error) =>
  outcomeOfCheck({ code: 1, output: error instanceof Trouble ? error.message : String(error.stack) })

function report(name, outcome, progress) {
  if (outcome.missing) progress.print(`- 跳过 ${name}：${outcome.missing}`)
  if (outcome.failed > 0) progress.print(outcome.output.trimEnd().split('\n').slice(-shownLines).join('\n'))
}

const verdict = ({ failed, passed }) => {
  if (failed > 0) return '失败'
  return passed > 0 ? '通过' : '跳过'
}

function summary(results) {
  const rows = results.map(({ step, outcome, seconds }) => [
    verdict(outcome),
    step.name,
    step.label,
    `${outcome.passed} 通过 ${outcome.failed} 失败 ${outcome.skipped} 跳过`,
    `${seconds} 秒`,
  ])
  return `\n${table(rows)}\n`
}

const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Runs the steps one after another, and removes what was made for them. */
async function runSteps(chosen, progress) {
  const needs = createNeeds(progress)
  const results = []
  for (const step of chosen) {
    const start = Date.now()
    const outcome = await runStep(step, needs, progress).catch(failure)
    results.push({ step, outcome, seconds: Math.round((Date.now() - start) / 1000) })
    report(step.name, outcome, progress)
  }
  await needs.remove()
  return results
}

const installation = { name: 'install', label: '安装依赖' }

await command(async () => {
  requireNode()
  const chosen = chosenSteps(process.argv.slice(2))
  askedToStop().then(() => process.exit(130))
  const progress = createProgress()
  const obstacle = await install(progress).catch(failure)
  if (obstacle) report(installation.name, obstacle, progress)
  const results = obstacle
    ? [{ step: installation, outcome: obstacle, seconds: 0 }]
    : await runSteps(chosen, progress)

  const sum = sumOf(results.map(({ outcome }) => outcome))
  progress.print(summary(results))
  progress.print(lastLine(sum))
  return sum.failed > 0 ? 1 : 0
})
