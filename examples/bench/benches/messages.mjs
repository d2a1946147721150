import { freePort } from '../../../.commands/ports.mjs'
import { withDatabase } from '../parts/database.mjs'
import { withMailbox } from '../parts/mailbox.mjs'
import { addReaders, countTold, passPauses } from '../parts/readers.mjs'
import { withFolder, withPostgres } from '../setup.mjs'

const people = Number(process.env.BENCH_MESSAGES ?? 10_000)
const kills = 10
/** Half of what is left is taken in each, so that more would be a message that never arrives. */
const roundsMax = 60

const stopAll = (instances) => Promise.all(instances.map((instance) => instance.stop()))

/** Starts instances and waits until they are ready. */
async function startAll(start, ports) {
  const instances = ports.map((port) => start(port))
  await Promise.all(instances.map(({ ready }) => ready))
  return instances
}

/** Kills one instance after the other while messages go out, the first while they are written, and starts each again. */
async function killInTurns({ start, ports, mailbox }) {
  const instances = await startAll(start, ports)
  for (let kill = 0; kill < kills; kill += 1) {
    await mailbox.reached(Math.floor((kill * people) / kills))
    const index = kill % ports.length
    await instances[index].kill()
    ;[instances[index]] = await startAll(start, [ports[index]])
  }
  await mailbox.quiet()
  await stopAll(instances)
}

/** Lets the pauses between attempts pass until nothing waits any more. */
async function deliverRest({ start, ports, mailbox, place }) {
  for (let round = 0; round < roundsMax; round += 1) {
    const [{ open }] = await withDatabase(place, (query) => query(passPauses))
    if (open === 0) return
    const instances = await startAll(start, ports)
    await mailbox.quiet()
    await stopAll(instances)
  }
}

const figuresOf = (name, { told, sent, attempts }, received, seconds) => {
  const reached = new Set(received.map(({ to }) => to)).size
  const repeats = received.reduce((sum, { times }) => sum + times - 1, 0)
  return [
    { name: `told (${name}, ${kills} kills)`, value: told, unit: '', atLeast: people, atMost: people },
    { name: '  reached', value: reached, unit: '', atLeast: people },
    { name: '  delivered, as the server has it', value: sent, unit: '', atLeast: people, atMost: people },
    { name: '  lost', value: people - reached, unit: '', atMost: 0 },
    { name: '  reached twice, under two ids', value: received.length - reached, unit: '', atMost: 0 },
    { name: '  attempts', value: attempts, unit: '' },
    { name: '  repeats, dropped by their id', value: repeats, unit: '' },
    { name: '  duration', value: seconds, unit: 's' },
  ]
}

const measureOn = (name, instances, url) =>
  withMailbox({ behaviour: 'half', keep: 2 * people }, (mailbox) => {
    const env = {
      ...mailbox.env,
      ...(url && { DATABASE_URL: url }),
      QUIET_HOURS: 'none',
      LOG_LEVEL: 'error',
    }
    return withFolder(env, async (place) => {
      const ports = await Promise.all(Array.from({ length: instances }, freePort))
      // The first start makes the database.
      await stopAll(await startAll(place.start, ports.slice(0, 1)))
      await withDatabase(place, (query) => query(addReaders(people)))
      const start = performance.now()
      const run = { start: place.start, ports, mailbox, place }
      await killInTurns(run)
      await deliverRest(run)
      const seconds = (performance.now() - start) / 1000
      const [counts] = await withDatabase(place, (query) => query(countTold))
      return figuresOf(name, counts, await mailbox.messages(), seconds)
    })
  })

/** Whether everybody is reached once through a gateway that fails half the time, whatever is killed (about 20 minutes). */
export default async () => [
  ...(await measureOn('PGlite', 1)),
  ...(await withPostgres((url) => measureOn('PostgreSQL, two instances', 2, url))),
]
