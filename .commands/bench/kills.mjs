import { setTimeout as pause } from 'node:timers/promises'
import { countLeads, sendLead } from './leads.mjs'

const visitors = 8

/**
 * Ends the server as a power cut would while visitors submit, and starts it again, so many times. `open` starts it.
 * Answers how many submits were acknowledged, and how many of these are lost or there twice.
 */
export async function measureKills(origin, kills, { open, place, progress }) {
  const acknowledged = new Set()
  let sent = 0
  let house = open()
  await house.ready
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
    await house.kill()
    await Promise.all(all)
    house = open()
    await house.ready
    progress?.(kill, acknowledged.size)
  }
  const counts = countLeads(place)
  await house.stop()
  const lost = [...acknowledged].filter((name) => !counts.has(name)).length
  const twice = [...counts.values()].filter((count) => count > 1).length
  return { acknowledged: acknowledged.size, lost, twice }
}
