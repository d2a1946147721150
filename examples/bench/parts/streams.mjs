import { Agent, request } from 'node:http'

const openAtOnce = 40
const endOfLine = 10
/** Stands once in every word that the model of `model.mjs` says. */
const wordByte = Buffer.from('跨')[0]

/** Asks the assistant and counts what comes, for as long as the connection lasts. */
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
          for (const byte of bytes) {
            if (byte === endOfLine) heard.lines += 1
            else if (byte === wordByte) heard.words += 1
          }
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
 * Opens so many answers and keeps them open; `heard` says how many there are, how many lines have come (an event is two),
 * and how many of the model's words.
 */
export async function openStreams(origin, cookies, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const heard = { open: 0, lines: 0, words: 0, refused: 0 }
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
