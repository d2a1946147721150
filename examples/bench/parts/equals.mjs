import { countLeads, sendLead } from './leads.mjs'

const times = 50

/** The same submit so many times at once, again and again: how many trials did not have one effect and one answer. */
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
