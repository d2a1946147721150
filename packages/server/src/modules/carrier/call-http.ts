import { type GenericSchema, type InferOutput, object, optional, safeParse, string } from 'valibot'
import { failureOf } from '../../jobs/failure'
import { CarrierRefusal, CarrierUnavailable } from './carrier'

/** Longer than carriers usually take, and shorter than the claim of a booking. */
const timeoutMs = 15_000

/** A refusal of a carrier: its code, and its words. */
const said = object({ code: string(), message: optional(string(), '') })

const wordsMax = 300

interface CarrierCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Record<string, string>
  body?: unknown
}

/**
 * Sends a request to a carrier. Throws `CarrierUnavailable` where its effect is unknown, and `CarrierRefusal` where the carrier refuses it.
 */
export const callCarrier = async (
  request: typeof fetch,
  url: string,
  { method, headers, body }: CarrierCall,
): Promise<Response> => {
  let response: Response
  try {
    response = await request(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (cause) {
    const isTooLate = cause instanceof Error && cause.name === 'TimeoutError'
    throw new CarrierUnavailable(isTooLate ? 'TIMEOUT' : failureOf(cause), { cause })
  }
  if (response.ok) return response
  // A wrong key is our own fault: attempts go on until it is corrected.
  if (response.status !== 404 && response.status !== 409 && response.status !== 422) {
    await response.body?.cancel()
    throw new CarrierUnavailable(`HTTP ${response.status}`)
  }
  const read = safeParse(said, await response.json().catch(() => null))
  // An error page of a proxy, as at a wrong address, must not end a booking.
  if (!read.success) throw new CarrierUnavailable(`HTTP ${response.status}`)
  const { code, message } = read.output
  throw new CarrierRefusal(response.status === 404 ? 'NOT_FOUND' : code, message.slice(0, wordsMax))
}

/** Returns the body of an answer by its schema. Throws `CarrierUnavailable` for any other body. */
export const readBody = async <S extends GenericSchema>(
  response: Response,
  schema: S,
): Promise<InferOutput<S>> => {
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new CarrierUnavailable('NO_JSON', { cause })
  })
  const read = safeParse(schema, body)
  if (!read.success) throw new CarrierUnavailable('WRONG_FORM')
  return read.output
}
