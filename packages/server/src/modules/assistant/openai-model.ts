import type OpenAI from 'openai'
import { type Model, ModelTrouble } from './model'
import { promptOf } from './prompt'
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
      // It would quote what it could not read.
      logLevel: 'off',
    })
  }
  return {
    seesImages,
    async *write(briefing, signal) {
      client ??= open()
      const { chat } = await client
      const ask = () =>
        chat.completions.create({ model: name, messages: promptOf(briefing), stream: true }, { signal })
      let hasBegun = false
      let isWhole = false
      try {
        // A kept connection may have been closed just before it was used; whoever answered with a status has been asked.
        const stream = await ask().catch((error) => {
          if (signal.aborted || statusOf(error) !== undefined) throw error
          return ask()
        })
        for await (const { choices } of stream) {
          const choice = choices?.[0]
          const piece = choice?.delta?.content ?? ''
          if (piece !== '') hasBegun = true
          if (choice?.finish_reason) isWhole = true
          yield piece
        }
      } catch (error) {
        throw troubleOf(error, hasBegun)
      }
      if (!isWhole && !signal.aborted)
        throw new ModelTrouble(hasBegun ? 'AI_ANSWER_CUT' : 'AI_MODEL_FAILED', 'ended without a finish')
    },
  }
}
