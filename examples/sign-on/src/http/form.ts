import type { IncomingMessage } from 'node:http'

const maxBytes = 8192
const formType = /^application\/x-www-form-urlencoded\b/i

/** The fields of a form, or null for what no form of ours sends. */
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

/** Whether a page of ours sent it. Programs that are no browsers send neither header, and carry nobody's cookies. */
export const isFromOurPage = ({ headers }: IncomingMessage, origin: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || headers.origin === origin
}
