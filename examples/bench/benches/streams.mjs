import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { part, withAnswers } from '../parts/answers.mjs'
import { watchMemory } from '../parts/memory.mjs'
import { openStreams } from '../parts/streams.mjs'

const count = Number(process.env.BENCH_STREAMS ?? 2000)
const seconds = Number(process.env.BENCH_SECONDS ?? 15)
const perSecond = 10
/** The required share of the events; the others may still be in transit. */
const share = 0.95

/** Reads the server's figures about its event loop since the last call. */
async function askLoop(pid, file) {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await pause(50)
  await pause(50)
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function measure({ origin, pid, cookies, loopFile }) {
  const peaks = watchMemory(pid)
  const { received, close } = await openStreams(origin, cookies, count)
  await pause(2000)
  const before = await askLoop(pid, loopFile)
  const start = { ...received, at: performance.now() }
  await pause(seconds * 1000)
  const loop = await askLoop(pid, loopFile)
  const took = (performance.now() - start.at) / 1000
  const { own } = await peaks()
  const held = received.open
  close()
  return [
    { name: `answers held of ${count}`, value: held, unit: '', atLeast: count },
    {
      name: 'events of the model delivered',
      value: (received.words - start.words) / took,
      unit: '/s',
      atLeast: share * count * perSecond,
    },
    { name: 'memory of the server', value: own, unit: 'MB', atMost: 300 },
    { name: 'event loop delay, p99', value: loop.p99, unit: 'ms', atMost: 80 },
    { name: 'event loop delay, p50', value: loop.p50, unit: 'ms' },
    { name: 'events written, merged', value: (received.lines - start.lines) / 2 / took, unit: '/s' },
    { name: 'processor used', value: ((loop.cpuSeconds - before.cpuSeconds) / took) * 100, unit: '%' },
  ]
}

/** What the server needs while many visitors are being answered, on PostgreSQL. */
export default () => {
  const folder = mkdtempSync(join(tmpdir(), 'chuhai-event-loop-'))
  const loopFile = join(folder, 'event-loop.json')
  const env = { NODE_OPTIONS: `--import ${part('event-loop').href}`, EVENT_LOOP_FILE: loopFile }
  return withAnswers({ count, perSecond, env }, (place) => measure({ ...place, loopFile })).finally(() =>
    rmSync(folder, { recursive: true, force: true }),
  )
}
