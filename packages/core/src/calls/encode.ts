/** Quotes, control characters, and lone surrogates. */
const unsafeInString = /["\\\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu

const encodeString = (text: string): string =>
  `"${text.replace(unsafeInString, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`

/**
 * JSON without `JSON.stringify`: pages with an old Prototype.js carry `Array.prototype.toJSON`, which turns
 * every list inside a body into a string. Only own data counts here, never a `toJSON`.
 */
export const encodeJson = (value: unknown): string => {
  if (typeof value === 'string') return encodeString(value)
  if (Array.isArray(value)) return `[${value.map((item) => encodeJson(item)).join(',')}]`
  if (typeof value === 'object' && value) {
    const members: string[] = []
    for (const [name, member] of Object.entries(value)) {
      if (member !== undefined) members.push(`${encodeString(name)}:${encodeJson(member)}`)
    }
    return `{${members.join(',')}}`
  }
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : 'null'
}

/** `{page: 1, tag: ['a', 'b']}` is `?page=1&tag=a&tag=b`; undefined and null are left out. */
export const encodeQuery = (query: object = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  const text = search.toString()
  return text && `?${text}`
}
