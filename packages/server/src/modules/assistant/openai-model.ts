import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { Logger } from '../../process/log'
import type { ModelSettings } from '../../settings/assistant'
import { createLengthLimit, readStart, StatusError } from './length-limit'
import { type Model, ModelError, type ModelRequest } from './model'
import { composePrompt } from './prompt'
import { createReasoningFilter } from './reasoning'

/**
 * Reads an event stream however its text is split, and calls back with the data of each event. By callback, because an
 * iterator would hold a promise for each of thousands of streams.
 */
export const readEvents = (onEvent: (data: string) => void): ((text: string) => void) => {
  let rest = ''
  let data: string[] = []
  const readLine = (line: string) => {
    if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
    if (line !== '' || data.length === 0) return
    const event = data.join('\n')
    data = []
    onEvent(event)
  }
  return (text) => {
    rest += text
    let from = 0
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', from)) {
      readLine(rest.slice(from, rest[end - 1] === '\r' ? end - 1 : end))
      from = end + 1
    }
    if (from > 0) rest = rest.slice(from)
  }
}

/** Returns why a call failed, without the service's words, because those could quote a visitor. */
const reasonOf = (error: unknown): string => {
  if (error instanceof StatusError) return error.message
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown'
}

/** Errors caused by the question itself; another one may be answered. */
const questionReasons = new Set(['HTTP 400', 'HTTP 413', 'HTTP 422', 'length', 'content_filter'])
const busyReasons = new Set(['HTTP 429', 'HTTP 503'])

const modelErrorOf = (error: unknown, hasBegun: boolean): ModelError => {
  const reason = reasonOf(error)
  if (hasBegun) return new ModelError('AI_ANSWER_CUT', reason)
  const code = busyReasons.has(reason) ? 'AI_MODEL_BUSY' : 'AI_MODEL_FAILED'
  return new ModelError(code, reason, !questionReasons.has(reason))
}

/** Finish reasons of an incomplete answer. */
const cutReasons = new Set(['length', 'content_filter', 'insufficient_system_resource'])
/** How long a service may take to end the response after its last event; then the connection is closed. */
const closingMs = 1000

/** The part of an event that is read; some services keep reasoning apart in fields and parts of their own. */
interface CompletionEvent {
  choices?: { delta?: { content?: Content }; finish_reason?: string | null }[]
  error?: unknown
}
type Content = string | { type?: string; text?: unknown }[] | null

const textOf = (content: Content | undefined): string => {
  if (typeof content === 'string') return content
  const parts = Array.isArray(content) ? content : []
  return parts.map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join('')
}

/** What an event holds; null for what gateways send beside the answer, as the words of a comment. */
const parseEvent = (data: string): CompletionEvent | null => {
  if (!data.trimStart().startsWith('{')) return null
  return JSON.parse(data) as CompletionEvent
}

/** Passes on the text of an answer piece by piece; rejects when it ends without a finish reason. */
const readAnswer = (
  body: IncomingMessage,
  signal: AbortSignal,
  onText: (piece: string) => void,
  onAlive: () => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let isWhole = false
    const cancel = () => body.destroy(new Error('stopped'))
    const readEvent = (data: string) => {
      if (data === '[DONE]') {
        isWhole = true
        signal.removeEventListener('abort', cancel)
        setTimeout(() => body.destroy(), closingMs).unref()
        resolve()
        return
      }
      const parsed = parseEvent(data)
      if (!parsed) return
      const { choices, error } = parsed
      if (error) throw new Error('the stream has an error')
      const choice = choices?.[0]
      onText(textOf(choice?.delta?.content))
      const reason = choice?.finish_reason
      if (reason && cutReasons.has(reason)) throw Object.assign(new Error(), { code: reason })
      if (reason) isWhole = true
    }
    const feed = readEvents(readEvent)
    signal.addEventListener('abort', cancel, { once: true })
    if (signal.aborted) cancel()
    body.setEncoding('utf8')
    body.on('data', (text: string) => {
      onAlive()
      try {
        feed(text)
      } catch (error) {
        body.destroy()
        reject(error)
      }
    })
    body.once('end', () => (isWhole ? resolve() : reject(new Error('ended without a finish reason'))))
    body.once('error', (error) => (isWhole ? resolve() : reject(error)))
  })

/** A model behind any OpenAI-compatible service. */
export const createOpenAiModel = (
  { baseUrl, apiKey, name, seesImages }: ModelSettings,
  maxTokens: number,
  log: Logger,
): Model => {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/chat/completions`)
  const isSafe = url.protocol === 'https:'
  const agent = isSafe ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const headers = {
    'Content-Type': 'application/json',
    ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
  }
  const lengthLimit = createLengthLimit(maxTokens, log)
  const habit = { startsThinking: false }

  /** Resolves when the response begins. With Node's fetch, a stream takes four times the memory and twice the time. */
  const post = (body: string, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const outgoing = (isSafe ? requestHttps : requestHttp)(url, { method: 'POST', agent, headers })
      const cancel = () => outgoing.destroy(new Error('stopped'))
      signal.addEventListener('abort', cancel, { once: true })
      // Not once: after the response begins, its body reports the errors.
      outgoing.on('error', reject)
      outgoing.once('response', (response) => {
        const { statusCode = 0 } = response
        const isAnswer = statusCode >= 200 && statusCode < 300
        const settle = () => signal.removeEventListener('abort', cancel)
        if (!isAnswer)
          return readStart(response)
            .then((words) => reject(new StatusError(statusCode, words)))
            .finally(settle)
        settle()
        resolve(response)
      })
      if (signal.aborted) cancel()
      outgoing.end(body)
    })

  const ask = async (request: ModelRequest, signal: AbortSignal): Promise<IncomingMessage> => {
    const messages = composePrompt(request)
    return lengthLimit.ask((limit) => {
      const body = JSON.stringify({ model: name, messages, ...limit, stream: true })
      // A kept-alive connection may have been closed just before its use; an HTTP status is an answer.
      return post(body, signal).catch((error) => {
        if (signal.aborted || error instanceof StatusError) throw error
        return post(body, signal)
      })
    })
  }

  return {
    seesImages,
    write(request, signal, onText, onTakenBack, onAlive) {
      let hasBegun = false
      const answer = createReasoningFilter({
        habit,
        onText(piece) {
          if (piece !== '') hasBegun = true
          onText(piece)
        },
        onTakenBack() {
          hasBegun = false
          onTakenBack()
        },
      })
      // A chain, so that the request is not kept in memory while the model writes.
      return ask(request, signal)
        .then((body) => readAnswer(body, signal, answer.feed, onAlive))
        .then(answer.end)
        .catch((error) => {
          throw modelErrorOf(error, hasBegun)
        })
    },
  }
}
