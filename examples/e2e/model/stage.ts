import type { ServerResponse } from 'node:http'

/** The last question of a request, and its images. */
export interface Prompted {
  question: string
  images: string[]
}

/** What a script gets to write one answer. */
export interface Stage extends Prompted {
  /** How often this was asked, this time included. */
  times: number
  /** Sends a piece of the answer. */
  say(piece: string): Promise<void>
  /** Sends bytes as they are. */
  send(bytes: Uint8Array): Promise<void>
  /** Completes the answer. */
  finish(): void
  /** Cuts the connection. */
  reset(): void
  refuse(status: number): void
  /** Resolves when the journey releases this question. */
  released: Promise<void>
}

/** An event of an OpenAI-compatible service with a piece of the answer. */
export const pieceOf = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`

type Means = Omit<Stage, keyof Prompted | 'times' | 'released'>

/** Writes to the response of a request. */
export const meansOf = (response: ServerResponse): Means => {
  const begin = () => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  }
  const send = async (bytes: Uint8Array | string) => {
    begin()
    // Waits until it is flushed, so that the next piece is a separate chunk.
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
