import { createServer, type IncomingMessage } from 'node:http'
import { Webhook } from 'standardwebhooks'

/** A delivery with a valid signature. */
export interface Delivery {
  id: string
  body: { type: string; data: Record<string, unknown> }
}

export interface WebhookReceiver {
  url: string
  close(): Promise<void>
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Receives webhooks, checks their signatures as Standard Webhooks says, and lists the deliveries under GET. */
export const startWebhookReceiver = async (port: number, secret: string): Promise<WebhookReceiver> => {
  const deliveries: Delivery[] = []
  const webhook = new Webhook(secret)
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return response.end(JSON.stringify(deliveries))
    const headers = request.headers as Record<string, string>
    try {
      const body = webhook.verify(await textOf(request), headers) as Delivery['body']
      deliveries.push({ id: headers['webhook-id'] ?? '', body })
      response.writeHead(204).end()
    } catch (error) {
      response.writeHead(401).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
