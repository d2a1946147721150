import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureEquals } from './bench/equals.mjs'
import { measureKills } from './bench/kills.mjs'
import { measureTwins } from './bench/twins.mjs'
import { buildServed } from './builds.mjs'
import { table } from './columns.mjs'
import { openHouse, usualPorts } from './house.mjs'
import { freePort } from './ports.mjs'
import { preparePostgres } from './postgres.mjs'
import { createProgress } from './progress.mjs'
import { install } from './toolchain.mjs'
import { command, Trouble } from './trouble.mjs'

const trials = Number(process.env.BENCH_TRIALS ?? 200)
const twinSeconds = 60
const limits = { WRITES_PER_MINUTE: '0', READS_PER_MINUTE: '0', LOG_LEVEL: 'warn' }

/** A server on a database and a folder of its own, which goes afterwards. */
async function onDatabase(url, measure) {
  const dataDir = mkdtempSync(join(tmpdir(), 'chuhai-losses-'))
  const portal = await freePort()
  const origin = `http://localhost:${portal}`
  const env = { ...limits, PUBLIC_URL: origin, ...(url && { DATABASE_URL: url }) }
  const open = (port = portal) =>
    openHouse({ ports: { ...usualPorts, portal: port }, dataDir, env, only: ['server'] })
  try {
    return await measure({ origin, place: { dataDir, env, portal }, open })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const equals = (url) =>
  onDatabase(url, async ({ origin, place, open }) => {
    const house = open()
    await house.ready
    try {
      return await measureEquals(origin, trials, place)
    } finally {
      await house.stop()
    }
  })

const kills = (url) =>
  onDatabase(url, ({ origin, place, open }) => measureKills(origin, trials, { open, place }))

const twins = (url) =>
  onDatabase(url, async ({ place, open }) =>
    measureTwins(place.portal, [await freePort(), await freePort()], twinSeconds, open),
  )

/** Prints what is lost, and what happens twice, when submits come together and servers end. */
await command(async () => {
  const progress = createProgress()
  await install(progress)
  await buildServed(progress)
  const rows = []
  const add = (name, wrong, note = '') => rows.push([wrong === 0 ? '✓' : '✗', name, `${wrong}`, note])

  /** Each on an empty database: names are counted. */
  const onEach = async (name, measure, tell) => {
    for (const isEmbedded of [true, false]) {
      const postgres = isEmbedded ? undefined : await preparePostgres(progress)
      if (postgres?.missing) throw new Trouble(postgres.missing)
      const database = isEmbedded ? 'PGlite' : 'PostgreSQL'
      try {
        tell(database, await progress.during(`${name}（${database}）`, () => measure(postgres?.url)))
      } finally {
        await postgres?.remove()
      }
    }
  }
  await onEach(`同一次提交同时来 50 次，${trials} 轮`, equals, (database, wrong) =>
    add(`${trials} 轮同时提交 50 次，效果不止一次或没有的（${database}）`, wrong),
  )
  await onEach(`提交途中断电 ${trials} 次`, kills, (database, { acknowledged, lost, twice }) =>
    add(`断电 ${trials} 次，已应答而丢失或重复的（${database}）`, lost + twice, `共应答 ${acknowledged} 次`),
  )
  const postgres = await preparePostgres(progress)
  if (postgres.missing) throw new Trouble(postgres.missing)
  try {
    const { count, failed, stops } = await progress.during('两个实例轮流停止', () => twins(postgres.url))
    add('两个实例轮流停止，失败的请求', failed, `${count} 次请求，停止 ${stops} 次`)
  } finally {
    await postgres.remove()
  }
  console.log(`\n${table(rows)}`)
  return rows.every(([sign]) => sign === '✓') ? 0 : 1
})
