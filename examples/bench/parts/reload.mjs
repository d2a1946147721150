import { Agent, request } from 'node:http'

/**
 * A program: several readers ask for a page again as soon as they have it. It ends by itself, and prints how many answers came.
 * Arguments: address, cookie, readers, seconds.
 */
const [address, cookie, readers, seconds] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(readers) })
let answers = 0

const ask = () => {
  const outgoing = request(address, { agent, headers: { Cookie: cookie } }, (response) => {
    response.resume()
    response.once('end', () => {
      answers += 1
      ask()
    })
  })
  outgoing.once('error', () => setTimeout(ask, 100))
  outgoing.end()
}

for (let reader = 0; reader < Number(readers); reader += 1) ask()
setTimeout(() => {
  console.log(answers)
  process.exit()
}, Number(seconds) * 1000)
