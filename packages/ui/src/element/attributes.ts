/** What an attribute of an element may hold; without a `required` one the element shows nothing. */
export type Attribute = { required?: boolean } & (
  | { kind: 'string' | 'list' | 'boolean' | 'url' }
  | { kind: 'number'; min?: number; max?: number }
  | { kind: 'choice'; choices: readonly string[] }
)

/** The attributes of an element by name; its props and properties derive from them. */
export type Attributes = Readonly<Record<string, Attribute>>

type Value<A extends Attribute> = A extends { kind: 'boolean' }
  ? boolean
  : A extends { kind: 'number' }
    ? number
    : A extends { kind: 'list' }
      ? readonly string[]
      : A extends { choices: readonly (infer Choice)[] }
        ? Choice
        : string

type Camel<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name

/** The props that a table of attributes gives to its component: `course-url` arrives as `courseUrl`. */
export type AttributeProps<T extends Attributes> = {
  [Name in keyof T as Camel<Name>]?: Value<T[Name]> | undefined
}

/** The properties that a table of attributes gives to its element. `undefined`, null or `false` takes the attribute away. */
export type ElementProperties<T extends Attributes> = {
  -readonly [Name in keyof T as Camel<Name>]: T[Name] extends { kind: 'boolean' }
    ? boolean
    : Value<T[Name]> | undefined
}

/** Every element has these two. */
export const commonAttributes = {
  locale: { kind: 'choice', choices: ['zh-CN', 'en'] },
  theme: { kind: 'choice', choices: ['light', 'dark', 'auto'] },
} as const satisfies Attributes

/** `course-url` → `courseUrl`. */
export const propName = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

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

/** Returns the value of an attribute's text; undefined where it is invalid. */
export const parseAttribute = (
  attribute: Attribute,
  text: string,
): string | number | boolean | readonly string[] | undefined => {
  switch (attribute.kind) {
    case 'string':
      return text
    case 'list':
      return text
        .split(/[,，]/)
        .map((item) => item.trim())
        .filter(Boolean)
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
      const base = globalThis.document?.baseURI
      const url = URL.canParse?.(text, base) ? new URL(text, base) : undefined
      return url && /^https?:$/.test(url.protocol) ? url.href : undefined
    }
  }
}

/** Whether an element takes this text for the attribute. */
export const isValid = (attribute: Attribute, text: string): boolean =>
  parseAttribute(attribute, text) !== undefined

/** The values of an attribute, in signs of any language: `right | left`, `1–999`, `https://…`. */
export const valuesOf = (attribute: Attribute): string => {
  switch (attribute.kind) {
    case 'choice':
      return attribute.choices.join(' | ')
    case 'number':
      return `${attribute.min ?? ''}–${attribute.max ?? ''}`
    case 'boolean':
      return 'true | false'
    default:
      return attribute.kind === 'url' ? 'https://…' : '…'
  }
}

/** Returns the prop of an attribute's text; an invalid text is left out with a warning for the page's author. */
export const readAttribute = (tag: string, name: string, attribute: Attribute, text: string | null) => {
  if (text === null) return undefined
  const value = parseAttribute(attribute, text)
  if (value === undefined)
    console.warn(`[chuhai] <${tag} ${name}="${text}"> is left out: set ${name} to ${expectation(attribute)}.`)
  return value
}

/** Writes a property back to its attribute; what is not there, and `false`, take the attribute away. */
export const writeAttribute = (host: Element, name: string, value: unknown): void => {
  if (value === undefined || value === null || value === false) host.removeAttribute(name)
  else host.setAttribute(name, value === true ? '' : String(value))
}
