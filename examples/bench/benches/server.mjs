import { fileURLToPath } from 'node:url'
import { freePort } from '../../../.commands/ports.mjs'
import { startProcess } from '../../../.commands/process.mjs'
import { leadRequest, noLeadLimits } from '../parts/leads.mjs'
import { fillLists, listRequest, lists } from '../parts/lists.mjs'
import { load } from '../parts/load.mjs'
import { fillMarket, marketRequest } from '../parts/market.mjs'
import { signIn } from '../parts/sign-in.mjs'
import { withPostgres, withServer } from '../setup.mjs'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const unlimited = {
  ...noLeadLimits,
  READS_PER_MINUTE: '999999999',
  WRITES_PER_MINUTE: '999999999',
  PAGES_PER_MINUTE: '999999999',
  LOG_LEVEL: 'warn',
}

const readerCount = 20
/** The share of `/ping` that a signed-in list of 20 rows has to reach. */
const listShare = 0.08

const inTurn = (list) => {
  let turn = 0
  return () => list[turn++ % list.length]
}

/** What is measured, and the share of `/ping` that it has to reach. */
const cases = (origin, nextReader) => [
  { name: 'consultation written and committed', share: 0.12, next: () => leadRequest(origin) },
  { name: 'home page rendered on the server', share: 0.08, next: () => ({ url: `${origin}/` }) },
  ...Object.values(lists).map((list) => ({
    name: `signed in: ${list.label}`,
    ...(list.isFull && { share: listShare, p99Ms: 60 }),
    next: () => listRequest(origin, list, nextReader()),
  })),
  { name: 'services, a filtered page of 10,000', share: 0.08, p99Ms: 60, next: () => marketRequest(origin) },
  {
    name: 'recommended platforms',
    next: () => ({ url: `${origin}/api/platformNew/recommended_plat` }),
  },
]

async function measure(origin, readers, ping, filter) {
  const bare = () => ({ url: `http://127.0.0.1:${ping}/ping` })
  await load(bare, 1)
  const figures = []
  // The reference runs right before and after each case, because the machine's speed varies.
  let before = await load(bare, seconds / 2)
  const chosen = cases(origin, inTurn(readers)).filter(({ name }) => name.includes(filter))
  for (const { name, share, p99Ms, next } of chosen) {
    await load(next, 1)
    const { perSecond, p99, refused } = await load(next, seconds)
    const after = await load(bare, seconds / 2)
    const ratio = (2 * perSecond) / (before.perSecond + after.perSecond)
    before = after
    figures.push(
      { name, value: ratio, unit: 'of /ping', atLeast: share },
      { name: '  answers', value: perSecond, unit: '/s' },
      { name: '  p99', value: p99, unit: 'ms', atMost: p99Ms },
      { name: '  refused', value: refused, unit: '', atMost: 0 },
    )
  }
  return figures
}

/**
 * Fifty connections against a server on PostgreSQL, each case beside a bare `/ping` of the same run.
 * @param {string} [filter] measures only the cases whose name contains it
 */
export default (filter = '') =>
  withPostgres((url) =>
    withServer({ ...unlimited, DATABASE_URL: url }, async ({ origin }) => {
      const ping = await freePort()
      const script = fileURLToPath(new URL('../parts/ping.mjs', import.meta.url))
      const reference = startProcess('ping', [script, String(ping)])
      try {
        const names = Array.from({ length: readerCount }, (_, index) => `reader-${index}`)
        const cookies = await Promise.all(names.map((name) => signIn(url, name)))
        await fillMarket(url)
        return await measure(origin, await fillLists(origin, url, cookies), ping, filter)
      } finally {
        await reference.stop()
      }
    }),
  )
