import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { scriptOf } from './scripts'
import { meansOf, type Prompted } from './stage'

/** A request so far, listed under GET. */
export interface Asked extends Prompted {
  /** The client has closed the connection. */
  isClosed: boolean
}

type Part = { type: string; text?: string; image_url?: { url: string } }
type Request = { messages: { role: string; content: string | Part[] }[] }

const promptedOf = ({ messages }: Request): Prompted => {
  const content = messages.at(-1)?.content ?? ''
  if (typeof content === 'string') return { question: content, images: [] }
  return {
    question: content.find(({ type }) => type === 'text')?.text ?? '',
    images: content.flatMap(({ image_url }) => image_url?.url ?? []),
  }
}

const gates = () => {
  const known = new Map<string, { opened: Promise<void>; open(): void }>()
  return (name: string) => {
    let gate = known.get(name)
    if (!gate) {
      let open = () => {}
      const opened = new Promise<void>((resolve) => {
        open = resolve
      })
      gate = { opened, open }
      known.set(name, gate)
    }
    return gate
  }
}

/** An OpenAI-compatible service whose answers follow a script that the question chooses. */
export const startModel = async (port: number) => {
  const asked: Asked[] = []
  const gateOf = gates()
  const release = async (request: IncomingMessage) => {
    const { question } = (await json(request)) as Prompted
    gateOf(question).open()
  }
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return response.end(JSON.stringify(asked))
    if (request.url === '/release') return release(request).then(() => response.writeHead(204).end())
    const prompted = promptedOf((await json(request)) as Request)
    const entry: Asked = { ...prompted, isClosed: false }
    asked.push(entry)
    const times = asked.filter(({ question }) => question === prompted.question).length
    response.on('error', () => {})
    response.once('close', () => {
      entry.isClosed = true
    })
    const { opened: released } = gateOf(prompted.question)
    await scriptOf(prompted.question)({ ...meansOf(response), ...prompted, times, released })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
