import type { Readable } from 'node:stream'
import type OpenAI from 'openai'
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import { createFetch } from './fetch'
import { type Model, ModelError, type ModelRequest } from './model'
import { composePrompt } from './prompt'
import type { ModelSettings } from './settings'

/**
 * Reads an event stream as its text comes, wherever that is cut, and calls for the data of each event. By calls: an
 * iterator would hold a promise for each of thousands of streams, all of the time.
 */
export const readEvents = (call: (data: string) => void): ((text: string) => void) => {
  let left = ''
  let data: string[] = []
  const readLine = (line: string) => {
    if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
    if (line !== '' || data.length === 0) return
    const event = data.join('\n')
    data = []
    call(event)
  }
  /** An event that came as a whole, as most do. */
  const isOne = (text: string): boolean =>
    left === '' &&
    data.length === 0 &&
    text.startsWith('data: ') &&
    text.endsWith('\n\n') &&
    text.indexOf('\n') === text.length - 2
  return (text) => {
    if (isOne(text)) return call(text.slice(6, -2))
    left += text
    let from = 0
    for (let end = left.indexOf('\n'); end >= 0; end = left.indexOf('\n', from)) {
      readLine(left.slice(from, left[end - 1] === '\r' ? end - 1 : end))
      from = end + 1
    }
    if (from > 0) left = left.slice(from)
  }
}

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

/** Errors caused by the question itself; another one may be answered. */
const blamesQuestion = new Set(['HTTP 400', 'HTTP 413', 'HTTP 422', 'length', 'content_filter'])

const modelErrorOf = (error: unknown, hasBegun: boolean): ModelError => {
  if (error instanceof ModelError) return error
  const status = statusOf(error)
  if (hasBegun) return new ModelError('AI_ANSWER_CUT', reasonOf(error))
  const reason = reasonOf(error)
  const isOutage = !blamesQuestion.has(reason)
  const isBusy = status === 429 || status === 503
  return new ModelError(isBusy ? 'AI_MODEL_BUSY' : 'AI_MODEL_FAILED', reason, isOutage)
}

/** How services finish an answer that is not whole: too long for them, filtered, out of means. */
const cutReasons = new Set(['length', 'content_filter', 'insufficient_system_resource'])
/** How long a service may take to end the response after its last event; then the connection is closed. */
const goodbyeMs = 1000

/** Hands on what a service writes, piece by piece; fails when it ends without saying that it has finished. */
const hear = (body: Readable, signal: AbortSignal, say: (piece: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    let isWhole = false
    const leave = () => body.destroy(new Error('left'))
    const read = (data: string) => {
      if (data === '[DONE]') {
        isWhole = true
        signal.removeEventListener('abort', leave)
        setTimeout(() => body.destroy(), goodbyeMs).unref()
        resolve()
        return
      }
      const { choices, error } = JSON.parse(data) as ChatCompletionChunk & { error?: unknown }
      if (error) throw new Error('told an error')
      const choice = choices?.[0]
      say(choice?.delta?.content ?? '')
      const reason: string | null | undefined = choice?.finish_reason
      if (reason && cutReasons.has(reason)) throw Object.assign(new Error(), { code: reason })
      if (reason) isWhole = true
    }
    const feed = readEvents(read)
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    body.setEncoding('utf8')
    body.on('data', (text: string) => {
      try {
        feed(text)
      } catch (error) {
        body.destroy()
        reject(error)
      }
    })
    body.once('end', () => (isWhole ? resolve() : reject(new Error('ended without a finish'))))
    body.once('error', (error) => (isWhole ? resolve() : reject(error)))
  })

/** A model behind any OpenAI-compatible service. */
export const createOpenAiModel = (
  { baseUrl, apiKey, name, seesImages }: ModelSettings,
  maxTokens: number,
): Model => {
  let client: Promise<OpenAI> | undefined
  const open = async () => {
    const { OpenAI } = await import('openai')
    return new OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey || noKey,
      organization: null,
      project: null,
      maxRetries: 0,
      fetch: createFetch(),
      // It would quote what it could not read.
      logLevel: 'off',
    })
  }
  const create = async (request: ModelRequest, signal: AbortSignal): Promise<Readable> => {
    client ??= open()
    const { chat } = await client
    const messages = composePrompt(request)
    const asked = await chat.completions
      .create({ model: name, messages, max_tokens: maxTokens, stream: true }, { signal })
      .asResponse()
    return asked.body as unknown as Readable
  }
  /** Asks until the answer begins; what that takes is let go of then, for the writing may last minutes. */
  const ask = async (request: ModelRequest, signal: AbortSignal): Promise<Readable> => {
    const asking = new AbortController()
    const abort = () => asking.abort()
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    try {
      // A kept-alive connection may have been closed just before it was used; an HTTP status says that the service was reached.
      return await create(request, asking.signal).catch((error) => {
        if (signal.aborted || statusOf(error) !== undefined) throw error
        return create(request, asking.signal)
      })
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }
  return {
    seesImages,
    write(request, signal, say) {
      let hasBegun = false
      const hearPiece = (piece: string) => {
        if (piece !== '') hasBegun = true
        say(piece)
      }
      return ask(request, signal)
        .then((body) => hear(body, signal, hearPiece))
        .catch((error) => {
          throw modelErrorOf(error, hasBegun)
        })
    },
  }
}
