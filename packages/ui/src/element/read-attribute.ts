import type { Attribute } from './attributes'

const expectation = (attribute: Attribute): string => {
  switch (attribute.kind) {
    case 'choice':
      return attribute.choices.map((choice) => `"${choice}"`).join(' or ')
    case 'number': {
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = attribute
      const from = Number.isFinite(min) ? ` from ${min}` : ''
      return `a number${from}${Number.isFinite(max) ? ` up to ${max}` : ''}`
    }
    case 'boolean':
      return 'the bare attribute or "true" for yes, "false" or no attribute for no'
    default:
      return 'an address that starts with https:// or http://, or a path on this site'
  }
}

const parse = (attribute: Attribute, text: string): string | number | boolean | undefined => {
  switch (attribute.kind) {
    case 'string':
      return text
    case 'boolean':
      return text === '' || text === 'true' ? true : text === 'false' ? false : undefined
    case 'number': {
      const value = text.trim() === '' ? Number.NaN : Number(text)
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = attribute
      return value >= min && value <= max && Number.isFinite(value) ? value : undefined
    }
    case 'choice':
      return attribute.choices.includes(text) ? text : undefined
    case 'url': {
      // `javascript:` and its like never become a link of ours.
      const url = URL.canParse?.(text, document.baseURI) ? new URL(text, document.baseURI) : undefined
      return url && /^https?:$/.test(url.protocol) ? url.href : undefined
    }
  }
}

/** The prop an attribute's text stands for; a text it cannot mean is left out and the page's author is told. */
export const readAttribute = (tag: string, name: string, attribute: Attribute, text: string | null) => {
  if (text === null) return undefined
  const value = parse(attribute, text)
  if (value === undefined)
    console.warn(`[chuhai] <${tag} ${name}="${text}"> is left out: set ${name} to ${expectation(attribute)}.`)
  return value
}
