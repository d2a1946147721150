import { Agent, request } from 'node:http'

const connections = 50

/** Sends one request over a kept connection. Resolves with its status and duration. */
const send = (agent, { url, method = 'GET', headers = {}, body }) =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    const outgoing = request(url, { agent, method, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve({ status: response.statusCode, ms: performance.now() - start }))
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })

/**
 * Sends requests over fifty connections without a pause.
 * @param {() => { url: string, method?: string, headers?: Record<string, string>, body?: string }} next
 * @returns {Promise<{ perSecond: number, p99: number, refused: number }>}
 */
export async function load(next, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  const times = []
  let refused = 0
  const connection = async () => {
    while (performance.now() < until) {
      const { status, ms } = await send(agent, next())
      if (status < 300) times.push(ms)
      else refused += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  times.sort((a, b) => a - b)
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0, refused }
}
