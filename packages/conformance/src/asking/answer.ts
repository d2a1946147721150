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

export const answerOf = async (response: Response): Promise<Answer> => {
  const { status: http, headers } = response
  const text = await response.text()
  const value = typeOf({ headers }) === 'application/json' ? parse(text) : undefined
  const envelope = isEnvelope(value) ? value : null
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  const isTooMuch = envelope !== null && tooMany.has(envelope.status) && seconds >= 0
  return { http, headers, text, envelope, waitMs: isTooMuch ? seconds * 1000 : null }
}

/** What came, in a few words: `401 UNAUTHORIZED`, `502 text/html`. */
export const said = (answer: Answer): string =>
  `${answer.http} ${answer.envelope?.status ?? (typeOf(answer) || 'without a content type')}`
