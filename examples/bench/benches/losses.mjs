import { freePort } from '../../../.commands/ports.mjs'
import { measureEquals } from '../parts/equals.mjs'
import { measureKills } from '../parts/kills.mjs'
import { noLeadLimits } from '../parts/leads.mjs'
import { measureTwins } from '../parts/twins.mjs'
import { withFolder, withPostgres, withServer } from '../setup.mjs'

const trials = Number(process.env.BENCH_TRIALS ?? 200)
const twinSeconds = 60
const limits = { ...noLeadLimits, WRITES_PER_MINUTE: '0', READS_PER_MINUTE: '0', LOG_LEVEL: 'warn' }

const none = (name, value) => ({ name, value, unit: '', atMost: 0 })

async function measureOn(database, withUrl) {
  const on = (body) => withUrl((url) => body({ ...limits, ...(url && { DATABASE_URL: url }) }))
  // Each on an empty database: names are counted.
  const wrong = await on((env) => withServer(env, (place) => measureEquals(place.origin, trials, place)))
  const kills = await on((env) => withFolder(env, (place) => measureKills(place, trials)))
  return [
    none(`the same submit 50 times at once, ${trials} trials: not one effect (${database})`, wrong),
    none(`${trials} kills: acknowledged and lost, or there twice (${database})`, kills.lost + kills.twice),
    { name: '  acknowledged', value: kills.acknowledged, unit: '' },
  ]
}

const twins = () =>
  withPostgres((url) =>
    withFolder({ ...limits, DATABASE_URL: url }, async ({ portal, start }) =>
      measureTwins(portal, [await freePort(), await freePort()], twinSeconds, start),
    ),
  )

/** What is lost or stored twice when submits are simultaneous and servers stop (about 20 minutes). */
export default async function losses() {
  const onEmbedded = await measureOn('PGlite', (body) => body(undefined))
  const onPostgres = await measureOn('PostgreSQL', withPostgres)
  const { count, failed, stops } = await twins()
  return [
    ...onEmbedded,
    ...onPostgres,
    none('two instances stopped in turns: failed requests', failed),
    { name: '  requests', value: count, unit: '' },
    { name: '  stops', value: stops, unit: '' },
  ]
}
