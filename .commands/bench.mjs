import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leadRequest, sendLead } from './bench/leads.mjs'
import { load } from './bench/load.mjs'
import { signIn } from './bench/sign-in.mjs'
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

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const unlimited = {
  READS_PER_MINUTE: '999999999',
  WRITES_PER_MINUTE: '999999999',
  PAGES_PER_MINUTE: '999999999',
}

const readers = 20
const rows = 20

const inTurn = (list) => {
  let turn = 0
  return () => list[turn++ % list.length]
}

/** What is measured, and the share of `/ping` that it has to reach. */
const cases = (origin, nextCookie) => [
  { name: '写入并提交一条咨询', share: 0.2, next: () => leadRequest(origin) },
  { name: '服务端渲染的首页', share: 0.1, next: () => ({ url: `${origin}/` }) },
  {
    name: `登录后的 ${rows} 行列表（${readers} 个用户）`,
    share: 0.1,
    next: () => ({ url: `${origin}/api/user/consultation?rows=${rows}`, headers: { Cookie: nextCookie() } }),
  },
  { name: '推荐平台', next: () => ({ url: `${origin}/api/platformNew/recommended_plat` }) },
]

async function measure(origin, cookies, ping, progress) {
  const bare = () => ({ url: `http://127.0.0.1:${ping}/ping` })
  await load(bare, 1)
  // Right before and after each case: the machine swings from one moment to the next.
  const look = () => progress.during('/ping（参照）', () => load(bare, seconds / 2))
  let before = await look()
  const measured = []
  let isKept = true
  // Rows for the lists: what their readers have sent, on two pages each.
  for (let count = 0; count < 2 * rows; count++) {
    await Promise.all(cookies.map((cookie) => sendLead(origin, { cookie })))
  }
  for (const { name, share, next } of cases(origin, inTurn(cookies))) {
    await load(next, 1)
    const { perSecond, p99, refused } = await progress.during(name, () => load(next, seconds))
    const after = await look()
    const reference = (before.perSecond + after.perSecond) / 2
    before = after
    const ratio = perSecond / reference
    if (refused > 0 || (share && ratio < share)) isKept = false
    measured.push([
      name,
      `${perSecond.toFixed(0)}/秒`,
      `p99 ${p99.toFixed(1)} ms`,
      `/ping ${reference.toFixed(0)}/秒的 ${ratio.toFixed(3)}${share ? `（≥ ${share}）` : ''}`,
      refused > 0 ? `${refused} 次未成功` : '',
    ])
  }
  console.log(`\n${table(measured)}`)
  return isKept
}

await command(async () => {
  const progress = createProgress()
  await install(progress)
  await buildServed(progress)
  const postgres = await preparePostgres(progress)
  if (postgres.missing) throw new Trouble(postgres.missing)

  const dataDir = mkdtempSync(join(tmpdir(), 'chuhai-bench-'))
  const [portal, ping] = [await freePort(), await freePort()]
  const env = { ...unlimited, DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' }
  const house = openHouse({ ports: { ...usualPorts, portal }, dataDir, env, only: ['server'] })
  const reference = serve({
    name: 'ping',
    parameters: [join(root, '.commands/bench/ping.mjs'), String(ping)],
  })
  try {
    await house.ready
    const names = Array.from({ length: readers }, (_, index) => `reader-${index}`)
    const cookies = await Promise.all(names.map((name) => signIn(postgres.url, name)))
    return (await measure(`http://localhost:${portal}`, cookies, ping, progress)) ? 0 : 1
  } finally {
    await Promise.all([house.stop(), reference.stop()])
    await postgres.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
