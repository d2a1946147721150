import { ApiError } from './api-error'
import { jsonDepth } from './json-depth'
import { readBody } from './read-body'
import { decodeText, requireStorable } from './storable-text'

export const jsonLimitBytes = 64 * 1024
const maxDepth = 20

const isJson = (contentType: string | null): boolean =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType?.trim() ?? '')

const parse = (text: string): unknown => {
  if (jsonDepth(text) > maxDepth) throw new ApiError('JSON_INVALID')
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('JSON_INVALID')
  }
}

/** The JSON of a request: small, UTF-8, flat enough, and storable. */
export const readJson = async (request: Request): Promise<unknown> => {
  if (!isJson(request.headers.get('Content-Type'))) throw new ApiError('CONTENT_TYPE_INVALID')
  const value = parse(decodeText(await readBody(request, jsonLimitBytes)))
  requireStorable(value)
  return value
}
