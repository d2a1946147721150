import type { Readable } from 'node:stream'
import type OpenAI from 'openai'
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import { createLeanFetch } from './lean-fetch'
import { type Briefing, type Model, ModelTrouble } from './model'
import { promptOf } from './prompt'
import { readEvents } from './read-events'
import type { ModelSettings } from './settings'

/** Some services want no key, the client wants one. */
const noKey = 'none'

const statusOf = (error: unknown): number | undefined => (error as { status?: number }).status

/** Why a call failed, without the service's words: those could quote a visitor. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const status = statusOf(error)
  if (status !== undefined) return `HTTP ${status}`
  const { code } = error as NodeJS.ErrnoException
  return code ?? (error.cause instanceof Error ? reasonOf(error.cause) : error.name)
}

const troubleOf = (error: unknown, hasBegun: boolean): ModelTrouble => {
  if (error instanceof ModelTrouble) return error
  const status = statusOf(error)
  if (status === 429 || status === 503) return new ModelTrouble('AI_MODEL_BUSY', reasonOf(error))
  return new ModelTrouble(hasBegun ? 'AI_ANSWER_CUT' : 'AI_MODEL_FAILED', reasonOf(error))
}

/** Hands on what a service writes, piece by piece; answers whether it said that it had finished. */
const hear = (body: Readable, say: (piece: string) => void): Promise<boolean> =>
  new Promise((resolve, reject) => {
    let isWhole = false
    const read = (data: string) => {
      if (data === '[DONE]') {
        isWhole = true
        return
      }
      const { choices, error } = JSON.parse(data) as ChatCompletionChunk & { error?: unknown }
      if (error) throw new Error('told an error')
      const choice = choices?.[0]
      if (choice?.finish_reason) isWhole = true
      say(choice?.delta?.content ?? '')
    }
    const feed = readEvents(read)
    body.setEncoding('utf8')
    body.on('data', (text: string) => {
      try {
        feed(text)
      } catch (error) {
        body.destroy()
        reject(error)
      }
    })
    body.once('end', () => resolve(isWhole))
    body.once('error', reject)
  })

/** A model behind any OpenAI-compatible service. */
export const createOpenAiModel = ({ baseUrl, apiKey, name, seesImages }: ModelSettings): Model => {
  let client: Promise<OpenAI> | undefined
  const open = async () => {
    const { OpenAI } = await import('openai')
    return new OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey || noKey,
      organization: null,
      project: null,
      maxRetries: 0,
      fetch: createLeanFetch(),
      // It would quote what it could not read.
      logLevel: 'off',
    })
  }
  const ask = async (briefing: Briefing, signal: AbortSignal): Promise<Readable> => {
    client ??= open()
    const { chat } = await client
    const once = async () => {
      const messages = promptOf(briefing)
      return chat.completions.create({ model: name, messages, stream: true }, { signal }).asResponse()
    }
    // A kept connection may have been closed just before it was used; whoever answered with a status has been asked.
    const { body } = await once().catch((error) => {
      if (signal.aborted || statusOf(error) !== undefined) throw error
      return once()
    })
    return body as unknown as Readable
  }
  return {
    seesImages,
    async write(briefing, signal, say) {
      let hasBegun = false
      try {
        const isWhole = await hear(await ask(briefing, signal), (piece) => {
          if (piece !== '') hasBegun = true
          say(piece)
        })
        if (!isWhole) throw new Error('ended without a finish')
      } catch (error) {
        throw troubleOf(error, hasBegun)
      }
    },
  }
}
