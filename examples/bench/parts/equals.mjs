import { countLeads, sendLead } from './leads.mjs'

const times = 50

/** Sends the same submit many times at once, in several trials. Returns how many trials had more than one effect or answer. */
export async function measureEquals(origin, trials, place) {
  let wrong = 0
  for (let trial = 0; trial < trials; trial += 1) {
    const lead = { name: `访客${trial}`, key: `equal-${trial}` }
    const answers = await Promise.all(Array.from({ length: times }, () => sendLead(origin, lead)))
    if (answers[0] === null || new Set(answers).size > 1) wrong += 1
  }
  const counts = countLeads(place)
  for (let trial = 0; trial < trials; trial += 1) if (counts.get(`访客${trial}`) !== 1) wrong += 1
  return wrong
}
