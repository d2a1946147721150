import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startProcess } from '../../../.commands/process.mjs'
import { median } from '../figures.mjs'
import { part } from '../parts/answers.mjs'
import { openDraft, textOf, withTexts } from '../parts/drafts.mjs'
import { withServer } from '../setup.mjs'

const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const readers = 40
const connections = 8400
/** The whole of 127.0.0.0/8 is this machine; visitors have another address of it. */
const attacker = '127.0.0.2'
const pageMs = 300
const bomb = '_a*'.repeat(3000)

/** Asks for a page over a connection of its own, under an address that no cache knows. Resolves with milliseconds, null for none. */
const visit = (origin, visitor) =>
  new Promise((resolve) => {
    const start = performance.now()
    const options = { agent: false, signal: AbortSignal.timeout(30_000) }
    const outgoing = request(`${origin}/news?visitor=${visitor}`, options, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - start : null))
    })
    outgoing.once('error', () => resolve(null))
    outgoing.end()
  })

let visitor = 0
/** Visits page after page, as one visitor does, until some work has ended. */
async function visitWhile(origin, work) {
  let isOver = false
  const ended = work.finally(() => {
    isOver = true
  })
  const times = []
  while (!isOver) {
    visitor += 1
    times.push(await visit(origin, visitor))
    await pause(200)
  }
  await ended
  return times
}

const figuresOf = (name, times) => {
  const seen = times.filter((ms) => ms !== null)
  return [
    {
      name: `page of a visitor ${name}`,
      value: median(seen) ?? Number.POSITIVE_INFINITY,
      unit: 'ms',
      atMost: pageMs,
    },
    { name: '  longest', value: Math.max(...seen), unit: 'ms' },
    { name: '  not answered', value: times.length - seen.length, unit: '', atMost: 0 },
  ]
}

/** Runs a program of `parts/` that ends by itself. */
const run = async (name, ...parameters) => {
  const { ended } = startProcess(name, [fileURLToPath(part(name)), ...parameters.map(String)])
  return ended
}

async function measure(place) {
  const { origin, portal } = place
  const cookie = await openDraft(place)
  const article = textOf('news/ioss-guide.md').replace('## 留好的凭证', bomb)
  const importing = async () => {
    const until = performance.now() + seconds * 1000
    while (performance.now() < until) {
      const told = await withTexts(place, 'import', { 'news/ioss-guide.md': article })
      if (!told.includes('too many marks')) throw new Error(`The text was not refused: ${told}`)
    }
  }
  await visit(origin, 0)
  return [
    ...figuresOf('alone', await visitWhile(origin, pause(seconds * 1000))),
    ...figuresOf(
      `beside ${readers} readers of a draft`,
      await visitWhile(origin, run('reload', `${origin}/`, cookie, readers, seconds)),
    ),
    ...figuresOf(
      `beside ${connections} connections of one address`,
      await visitWhile(origin, run('half-open', portal, attacker, connections, seconds)),
    ),
    ...figuresOf('beside imports of a text that would hold a parser', await visitWhile(origin, importing())),
  ]
}

/** Whether a visitor is still answered while one address, a draft's readers or an editor ask for too much, on the embedded database. */
export default () =>
  withServer(
    { PAGES_PER_MINUTE: '0', READS_PER_MINUTE: '0', CONNECTIONS_PER_ADDRESS: '200', LOG_LEVEL: 'warn' },
    measure,
  )
