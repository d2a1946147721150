import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { watchMemory } from './bench/memory.mjs'
import { signIn } from './bench/sign-in.mjs'
import { openStreams } from './bench/streams.mjs'
import { buildServed } from './builds.mjs'
import { table } from './columns.mjs'
import { openHouse, usualPorts } from './house.mjs'
import { freePort } from './ports.mjs'
import { preparePostgres } from './postgres.mjs'
import { serve } from './processes.mjs'
import { createProgress } from './progress.mjs'
import { install } from './toolchain.mjs'
import { command, Trouble } from './trouble.mjs'
import { root } from './workspace.mjs'

const count = Number(process.env.BENCH_STREAMS ?? 2000)
const seconds = Number(process.env.BENCH_SECONDS ?? 15)
const perSecond = 10
const limitMegabytes = 220
const limitMs = 50
/** Of the events that were due; the rest may still be on their way. */
const share = 0.95

/** What the server says about its event loop since it was asked before. */
async function askLoop(pid, file) {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await pause(50)
  await pause(50)
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function measure({ origin, pid, cookies, loopFile }, progress) {
  const peaks = watchMemory(pid)
  const { heard, close } = await progress.during(`打开 ${count} 个回答`, () =>
    openStreams(origin, cookies, count),
  )
  await pause(2000)
  const before = await askLoop(pid, loopFile)
  const start = { ...heard, at: performance.now() }
  await progress.during(`模型每个每秒 ${perSecond} 个事件，${seconds} 秒`, () => pause(seconds * 1000))
  const loop = await askLoop(pid, loopFile)
  const took = (performance.now() - start.at) / 1000
  const rate = (heard.words - start.words) / took
  const events = (heard.lines - start.lines) / 2 / took
  const { own } = await peaks()
  const held = heard.open
  close()
  const checks = [
    [held === count, '同时打开的回答', `${held} 个`, `= ${count}`],
    [
      rate >= share * count * perSecond,
      '送达的模型事件',
      `${rate.toFixed(0)}/秒`,
      `≥ ${share * count * perSecond}/秒`,
    ],
    [own <= limitMegabytes, '服务端进程的内存峰值', `${own.toFixed(0)} MB`, `≤ ${limitMegabytes} MB`],
    [loop.p99 <= limitMs, '事件循环的延迟 p99', `${loop.p99.toFixed(1)} ms`, `≤ ${limitMs} ms`],
    [true, '合成的推送', `${events.toFixed(0)}/秒`, ''],
    [true, '事件循环的延迟 p50', `${loop.p50.toFixed(1)} ms`, ''],
    [
      true,
      '服务端占用的处理器',
      `${(((loop.cpuSeconds - before.cpuSeconds) / took) * 100).toFixed(0)} %`,
      '',
    ],
  ]
  console.log(`\n${table(checks.map(([isKept, ...row]) => [isKept ? '✓' : '✗', ...row]))}`)
  return checks.every(([isKept]) => isKept)
}

/** Prints what the server needs while many visitors are being answered, on a temporary PostgreSQL. */
await command(async () => {
  const progress = createProgress()
  await install(progress)
  await buildServed(progress)
  const postgres = await preparePostgres(progress)
  if (postgres.missing) throw new Trouble(postgres.missing)

  const dataDir = mkdtempSync(join(tmpdir(), 'chuhai-bench-'))
  const [portal, model] = [await freePort(), await freePort()]
  const loopFile = join(dataDir, 'event-loop.json')
  const env = {
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'warn',
    READS_PER_MINUTE: '0',
    WRITES_PER_MINUTE: '0',
    AI_BASE_URL: `http://127.0.0.1:${model}/v1`,
    AI_MODEL: 'bench',
    AI_DAILY_QUOTA: '999999999',
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, '.commands/bench/event-loop.mjs')).href}`,
    EVENT_LOOP_FILE: loopFile,
  }
  const service = serve({
    name: 'model',
    parameters: [join(root, '.commands/bench/model.mjs'), String(model), String(perSecond)],
  })
  const house = openHouse({ ports: { ...usualPorts, portal }, dataDir, env, only: ['server'] })
  try {
    await house.ready
    const cookies = [await signIn(postgres.url)]
    const measured = { origin: `http://localhost:${portal}`, pid: house.pids.server, cookies, loopFile }
    return (await measure(measured, progress)) ? 0 : 1
  } finally {
    await house.kill()
    await service.stop()
    await postgres.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
