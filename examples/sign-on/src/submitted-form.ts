import type { IncomingMessage } from 'node:http'

const maxBytes = 8192
const formType = /^application\/x-www-form-urlencoded\b/i

/** Returns the fields of a form, or null for a body that none of our forms sends. */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams | null> => {
  if (!formType.test(request.headers['content-type'] ?? '')) return null
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** Whether one of our pages sent the request. Programs other than browsers send neither header, and no cookies. */
export const isSameOrigin = ({ headers }: IncomingMessage, origin: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || headers.origin === origin
}
