import { setTimeout as pause } from 'node:timers/promises'
import { withAnswers } from '../parts/answers.mjs'
import { watchMemory } from '../parts/memory.mjs'
import { openRawConnections } from '../parts/raw-connections.mjs'
import { acceptTeams } from '../parts/sign-in.mjs'
import { openStreams } from '../parts/streams.mjs'
import { makePlan, upload } from '../parts/uploads.mjs'

const connections = 200
const streams = 3000
const uploads = 10
const seconds = Number(process.env.BENCH_SECONDS ?? 30)
/** An event of each stream in two seconds, as of a reader of many; how many events there can be is measured by `streams`. */
const perSecond = 0.5
const slowBytesPerSecond = 20_000

/** Asks an address over and over. */
async function ask(address, until) {
  const times = []
  let failed = 0
  while (performance.now() < until) {
    const start = performance.now()
    const response = await fetch(address).catch(() => null)
    if (response?.ok) times.push(performance.now() - start)
    else failed += 1
    await pause(100)
  }
  return { failed, longest: Math.max(0, ...times) }
}

async function measure({ origin, pid, url, cookies }) {
  const peaks = watchMemory(pid)
  const raw = await openRawConnections(origin, connections)
  const { received, close } = await openStreams(origin, cookies, streams)
  await acceptTeams(url)
  const end = new AbortController()
  const options = { bytesPerSecond: slowBytesPerSecond, signal: end.signal }
  const sending = Array.from({ length: uploads }, (_, index) =>
    upload(origin, cookies[index], makePlan(), options).catch(() => null),
  )
  const until = performance.now() + seconds * 1000
  const health = await Promise.all(['/healthz', '/readyz'].map((path) => ask(origin + path, until)))
  const held = { streams: received.open, connections: raw.held() }
  const isSending = await Promise.race([Promise.any(sending).then(() => false), pause(0, true)])
  const { own } = await peaks()
  end.abort()
  await Promise.all(sending)
  raw.close()
  close()
  return [
    { name: `streams held of ${streams}`, value: held.streams, unit: '', atLeast: streams },
    { name: `unfinished requests held of ${connections}`, value: held.connections, unit: '' },
    { name: `${uploads} slow uploads under way`, value: isSending ? 1 : 0, unit: '', atLeast: 1 },
    { name: 'health checks that failed', value: health[0].failed, unit: '', atMost: 0 },
    { name: '  longest', value: health[0].longest, unit: 'ms', atMost: 1000 },
    { name: 'readiness checks that failed', value: health[1].failed, unit: '', atMost: 0 },
    { name: '  longest', value: health[1].longest, unit: 'ms', atMost: 1000 },
    { name: 'memory of the server', value: own, unit: 'MB', atMost: 300 },
  ]
}

/** Whether the server still answers for itself while connections, streams and uploads are held, on PostgreSQL. */
export default () => withAnswers({ count: streams, perSecond }, measure)
