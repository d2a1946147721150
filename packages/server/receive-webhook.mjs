// A receiver of leads to start from: verifies each message and drops what it already has.
//   WEBHOOK_SECRET=whsec_… node packages/server/receive-webhook.mjs
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET)
const port = Number(process.env.RECEIVER_PORT ?? 4010)
const seen = new Set()

createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  try {
    const message = webhook.verify(body, request.headers)
    const id = request.headers['webhook-id']
    if (!seen.has(id)) console.log(id, message.type, message.data.id)
    seen.add(id)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end()
  }
}).listen(port, () => console.log(`receiving on http://localhost:${port}`))
