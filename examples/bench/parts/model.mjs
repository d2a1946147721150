import { createServer } from 'node:http'

/** An OpenAI-compatible service whose answers have a fixed number of events per second and never end. */
const [port, perSecond] = process.argv.slice(2).map(Number)
const event = (content) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`
const words = event('跨境物流')

// Streams are spread over a second, as visitors ask at different times.
const beats = 50
const turns = Math.round(beats / perSecond)
const groups = Array.from({ length: turns }, () => new Set())
let beat = 0
setInterval(() => {
  beat = (beat + 1) % turns
  for (const response of groups[beat]) response.write(words)
}, 1000 / beats)

let asked = 0
const server = createServer((request, response) => {
  request.resume()
  const group = groups[asked++ % turns]
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(words)
  group.add(response)
  response.once('close', () => group.delete(response))
})
server.listen(port, '127.0.0.1', 4096, () => console.log('ready'))
