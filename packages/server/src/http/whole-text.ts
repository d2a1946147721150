import { ApiError } from './api-error'
import type { AppContext } from './context'
import { hasLeft } from './error-handler'

/** Reads the text of a body. Throws for a caller that has left in the middle, of whom half a body may come without an error. */
export const wholeText = async (c: AppContext): Promise<string> => {
  const text = await c.req.text()
  if (hasLeft(c)) throw new ApiError('REQUEST_INVALID')
  return text
}
