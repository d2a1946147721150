import { type Envelope, isEnvelope } from '@chuhai/contract'

/** An answer of the server, read to its end. */
export interface Answer {
  http: number
  headers: Headers
  text: string
  /** Null where it is no JSON, or another. */
  envelope: Envelope | null
  /** How long to wait before the same is sent again; null where that is not asked for. */
  waitMs: number | null
}

const tooMany = new Set(['TOO_MANY_REQUESTS', 'AI_TOO_OFTEN'])

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const typeOf = ({ headers }: Pick<Answer, 'headers'>): string =>
  (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** A stream that says nothing more for so long after an event goes on for as long as its reader is there. */
const silenceMs = 3000

/** Reads the events of a stream to its end, or until it falls silent. */
const readEvents = async (body: ReadableStream<Uint8Array>): Promise<string> => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const silence = new Promise<null>((resolve) => {
      if (text.includes('\n\n')) timer = setTimeout(() => resolve(null), silenceMs)
    })
    const read = await Promise.race([reader.read(), silence])
    clearTimeout(timer)
    if (read?.value) text += decoder.decode(read.value, { stream: true })
    if (read && !read.done) continue
    if (!read) await reader.cancel()
    return text
  }
}

export const answerOf = async (response: Response): Promise<Answer> => {
  const { status: http, headers } = response
  const isStream = typeOf({ headers }) === 'text/event-stream' && response.body !== null
  const text = isStream
    ? await readEvents(response.body as ReadableStream<Uint8Array>)
    : await response.text()
  const value = typeOf({ headers }) === 'application/json' ? parse(text) : undefined
  const envelope = isEnvelope(value) ? value : null
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  const isTooMuch = envelope !== null && tooMany.has(envelope.status) && seconds >= 0
  return { http, headers, text, envelope, waitMs: isTooMuch ? seconds * 1000 : null }
}

/** What came, in a few words: `401 UNAUTHORIZED`, `502 text/html`. */
export const said = (answer: Answer): string =>
  `${answer.http} ${answer.envelope?.status ?? (typeOf(answer) || 'without a content type')}`
