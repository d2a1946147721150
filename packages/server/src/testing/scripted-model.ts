import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { ModelSettings } from '../settings/assistant'

/** A request to the model. */
export interface Prompted {
  model: string
  stream: boolean
  max_tokens?: number
  max_completion_tokens?: number
  messages: { role: string; content: string | { type: string; image_url?: { url: string } }[] }[]
}

/** One answer of the service, controlled by a script. */
export interface Stage {
  prompted: Prompted
  /** Sends a piece of the answer. */
  say(piece: string): Promise<void>
  /** Sends bytes as they are. */
  send(bytes: Uint8Array | string): Promise<void>
  /** Marks the answer as complete, and ends. */
  finish(): void
  /** Ends without marking it as complete. */
  hangUp(): void
  /** Cuts the connection. */
  reset(): void
  refuse(status: number): void
  /** Resolves when the caller has disconnected. */
  left: Promise<void>
}

export type Script = (stage: Stage) => Promise<void> | void

export interface ScriptedModel {
  settings: ModelSettings
  prompted: Prompted[]
  /** The scripts of the next questions. */
  play(script: Script): void
  /** Writes one short answer to each of the next questions. */
  playUsual(): void
  stop(): Promise<void>
}

/** One event of the service that holds a piece. */
export const pieceOf = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`

const stageOn = (prompted: Prompted, response: ServerResponse): Stage => {
  const begin = () => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  }
  const send = async (bytes: Uint8Array | string) => {
    begin()
    // A flushed piece arrives separately from the next one.
    await new Promise((resolve) => response.write(bytes, resolve))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return {
    prompted,
    send,
    say: (piece) => send(pieceOf(piece)),
    finish() {
      begin()
      response.end(`${pieceOf('', 'stop')}data: [DONE]\n\n`)
    },
    hangUp() {
      begin()
      response.end()
    },
    reset: () => response.destroy(),
    refuse(status) {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }))
    },
    left: new Promise((resolve) => response.once('close', () => resolve())),
  }
}

const usual: Script = async (stage) => {
  await stage.say('好的。')
  stage.finish()
}

/** An OpenAI-compatible service that follows a test's scripts. */
export const startScriptedModel = async (): Promise<ScriptedModel> => {
  const prompted: Prompted[] = []
  let script = usual
  const server = createServer(async (request, response) => {
    const asked = (await json(request)) as Prompted
    prompted.push(asked)
    response.on('error', () => {})
    await script(stageOn(asked, response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key', name: 'scripted', seesImages: false },
    prompted,
    play: (next) => {
      script = next
    },
    playUsual: () => {
      script = usual
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
