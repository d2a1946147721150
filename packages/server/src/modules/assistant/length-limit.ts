import type { IncomingMessage } from 'node:http'
import type { Logger } from '../../process/log'

/** A refusal of the service; its words are never logged, because they could quote a visitor. */
export class StatusError extends Error {
  constructor(
    readonly status: number,
    readonly words: string,
  ) {
    super(`HTTP ${status}`)
  }
}

const wordsMax = 4000

/** Resolves with the beginning of a refusal, however the connection ends. */
export const readStart = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (piece: string) => {
      text += piece.slice(0, wordsMax - text.length)
      if (text.length === wordsMax) response.destroy()
    })
    for (const event of ['close', 'error']) response.once(event, () => resolve(text))
  })

/** What services call the maximum length of an answer; the last way is to leave it out. */
const names = ['max_tokens', 'max_completion_tokens', null] as const

/**
 * Limits the length of answers at services that call the limit differently or know none: a refused name is followed by the
 * next one, and the one that was accepted is kept.
 */
export const createLengthLimit = (maxTokens: number, log: Logger) => {
  let known = 0
  let accepted: number | undefined

  const mayConcern = (error: unknown, name: string, at: number): boolean =>
    error instanceof StatusError &&
    (error.status === 400 || error.status === 422) &&
    // A service that has accepted the name before refuses the question.
    (at !== accepted || error.words.includes(name))

  const accept = (at: number) => {
    accepted = at
    if (at === known) return
    log.warn(
      { parameter: names[known], instead: names[at] },
      'the model service refuses a parameter; it is no longer sent',
    )
    known = at
  }

  return {
    async ask<T>(send: (limit: Record<string, number>) => Promise<T>): Promise<T> {
      for (let at = known; ; at += 1) {
        const name = names[at]
        try {
          const answer = await send(name ? { [name]: maxTokens } : {})
          accept(at)
          return answer
        } catch (error) {
          if (!name || !mayConcern(error, name, at)) throw error
        }
      }
    },
  }
}
