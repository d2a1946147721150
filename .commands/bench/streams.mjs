import { Agent, request } from 'node:http'

const openAtOnce = 40

/** Asks the assistant and counts the events that come, for as long as the connection lasts. */
const openStream = (origin, cookie, agent, heard) =>
  new Promise((resolve, reject) => {
    const url = `${origin}/api/ai_assistant/send?content=${encodeURIComponent('物流怎么选')}`
    const outgoing = request(
      url,
      { agent, headers: { Cookie: cookie, 'X-Chuhai-Client': '1' } },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume()
          reject(new Error(`status ${response.statusCode}`))
          return
        }
        heard.open += 1
        response.on('data', (bytes) => {
          for (const byte of bytes) if (byte === 10) heard.lines += 1
        })
        response.once('error', () => {})
        response.once('close', () => {
          heard.open -= 1
        })
        resolve()
      },
    )
    outgoing.once('error', reject)
    outgoing.end()
  })

/**
 * Opens so many answers and keeps them open; `heard` says how many there are, and how many events have come. An event is
 * two lines.
 */
export async function openStreams(origin, cookies, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const heard = { open: 0, lines: 0, refused: 0 }
  let next = 0
  const opener = async () => {
    while (next < count) {
      const cookie = cookies[next++ % cookies.length]
      await openStream(origin, cookie, agent, heard).catch(() => {
        heard.refused += 1
      })
    }
  }
  await Promise.all(Array.from({ length: openAtOnce }, opener))
  return { heard, close: () => agent.destroy() }
}
