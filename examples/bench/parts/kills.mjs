import { setTimeout as pause } from 'node:timers/promises'
import { countLeads, sendLead } from './leads.mjs'

const visitors = 8

/**
 * Kills the server while visitors submit and starts it again, `kills` times.
 * @returns how many submits were acknowledged, and how many of them are lost or stored twice
 */
export async function measureKills({ origin, start, ...place }, kills) {
  const acknowledged = new Set()
  let sent = 0
  let services = start()
  await services.ready
  for (let kill = 1; kill <= kills; kill += 1) {
    let isUp = true
    const visitor = async () => {
      while (isUp) {
        sent += 1
        const lead = { name: `访客${sent}`, key: `kill-${sent}` }
        const answer = await sendLead(origin, lead).catch(() => null)
        if (answer !== null) acknowledged.add(lead.name)
      }
    }
    const all = Array.from({ length: visitors }, visitor)
    await pause(60 + Math.random() * 240)
    isUp = false
    await services.kill()
    await Promise.all(all)
    services = start()
    await services.ready
  }
  const counts = countLeads(place)
  await services.stop()
  const lost = [...acknowledged].filter((name) => !counts.has(name)).length
  const twice = [...counts.values()].filter((count) => count > 1).length
  return { acknowledged: acknowledged.size, lost, twice }
}
