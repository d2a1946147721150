/** What a submit was sent under: a repeat of the same content carries the same key, so that it makes one lead. */
export interface Submission {
  key: string
  content: string
}

const newKey = (): string => {
  // crypto.randomUUID is missing on pages without https; getRandomValues is not.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  let key = ''
  for (const byte of bytes) key += byte.toString(16).padStart(2, '0')
  return key
}

/** The last submission again while its content is the same, otherwise one with a key of its own. */
export const submissionOf = (content: string, last: Submission | undefined): Submission =>
  last?.content === content ? last : { key: newKey(), content }
