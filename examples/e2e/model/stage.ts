import type { ServerResponse } from 'node:http'

/** What a model was asked: the last question, and how many pictures came with it. */
export interface Prompted {
  question: string
  images: string[]
}

/** One answer of the model, as its script plays it. */
export interface Stage extends Prompted {
  /** How often this was asked, this time included. */
  times: number
  /** Sends a piece of the answer. */
  say(piece: string): Promise<void>
  /** Sends bytes as they are. */
  send(bytes: Uint8Array): Promise<void>
  /** Says that the answer is whole, and ends. */
  finish(): void
  /** Cuts the connection. */
  reset(): void
  refuse(status: number): void
  /** Resolves when the journey lets this question go on. */
  released: Promise<void>
}

/** One event of an OpenAI-compatible service that holds a piece. */
export const pieceOf = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`

type Means = Omit<Stage, keyof Prompted | 'times' | 'released'>

/** What can be done with a connection that waits for an answer. */
export const meansOf = (response: ServerResponse): Means => {
  const begin = () => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  }
  const send = async (bytes: Uint8Array | string) => {
    begin()
    // Only what has left is sure to arrive apart from what follows.
    await new Promise((resolve) => response.write(bytes, resolve))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    send,
    say: (piece) => send(pieceOf(piece)),
    finish() {
      begin()
      response.end(`${pieceOf('', 'stop')}data: [DONE]\n\n`)
    },
    reset: () => void response.destroy(),
    refuse(status) {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }))
    },
  }
}
