import { Agent, request } from 'node:http'

const openAtOnce = 40
const endOfLine = 10
/** Occurs once in every word of `model.mjs`. */
const wordByte = Buffer.from('跨')[0]

/** Asks the assistant and counts what it receives until the connection ends. */
const openStream = (origin, cookie, agent, received) =>
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
        received.open += 1
        response.on('data', (bytes) => {
          for (const byte of bytes) {
            if (byte === endOfLine) received.lines += 1
            else if (byte === wordByte) received.words += 1
          }
        })
        response.once('error', () => {})
        response.once('close', () => {
          received.open -= 1
        })
        resolve()
      },
    )
    outgoing.once('error', reject)
    outgoing.end()
  })

/**
 * Opens `count` answers and keeps them open. `received` counts open answers, lines (an event has two) and words of the model.
 */
export async function openStreams(origin, cookies, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const received = { open: 0, lines: 0, words: 0, refused: 0 }
  let next = 0
  const opener = async () => {
    while (next < count) {
      const cookie = cookies[next++ % cookies.length]
      await openStream(origin, cookie, agent, received).catch(() => {
        received.refused += 1
      })
    }
  }
  await Promise.all(Array.from({ length: openAtOnce }, opener))
  return { received, close: () => agent.destroy() }
}
