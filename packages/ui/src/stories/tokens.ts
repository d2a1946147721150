/** A token as a stylesheet declares it, with the variable by which a page may set it. */
export interface Token {
  name: string
  variable?: string
  light: string
  dark: string
}

/** Where the bracket that begins before `from` ends. */
const closing = (text: string, from: number) => {
  let at = from
  for (let depth = 1; depth > 0 && at < text.length; at++)
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
  return at - 1
}

/** Puts something in place of each `var(…)`, from the outside in: it gets the variable and its fallback. */
const replaceVariables = (text: string, give: (variable: string, fallback: string) => string): string => {
  const start = text.indexOf('var(')
  if (start < 0) return text
  const end = closing(text, start + 4)
  const [, variable = '', fallback = ''] =
    /^\s*(--[\w-]+)\s*,?\s*([\s\S]*)$/.exec(text.slice(start + 4, end)) ?? []
  return (
    text.slice(0, start) +
    replaceVariables(give(variable, fallback), give) +
    replaceVariables(text.slice(end + 1), give)
  )
}

/** The declarations of a sheet as they are written: those outside of any condition, or those of one `@media`. */
const declarations = (css: string, media?: string) => {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const from = media ? plain.indexOf(media) : 0
  const rule = from < 0 ? '' : plain.slice(from, plain.indexOf('}', from))
  return [...rule.matchAll(/--_([\w-]+):\s*([^;]*);/g)].map(([, name = '', value = '']): [string, string] => [
    name,
    value.replace(/\s+/g, ' ').trim(),
  ])
}

/**
 * The tokens of a stylesheet with what a browser makes of them in the light and in the dark theme, where the page sets
 * nothing. `media` asks for those that a condition changes.
 */
export const readTokens = (css: string, media?: string): Token[] => {
  const all = declarations(css, media)
  const written = new Map([...declarations(css), ...all])
  const valueIn = (theme: 'light' | 'dark', value: string) =>
    replaceVariables(value, (variable, fallback) => {
      if (variable === '--_light' || variable === '--_dark') return variable === `--_${theme}` ? fallback : ''
      return variable.startsWith('--_') ? (written.get(variable.slice(3)) ?? '') : fallback
    })
      .replace(/\s+/g, ' ')
      .replace(/(?<=\() | (?=[,)])/g, '')
      .trim()
  return all.map(([name, value]) => {
    const variable = /^var\(\s*(--chuhai-[\w-]+)/.exec(value)?.[1]
    return {
      name,
      ...(variable && { variable }),
      light: valueIn('light', value),
      dark: valueIn('dark', value),
    }
  })
}

const kinds = {
  ramps: /^(brand|accent|sand|ink)-\d+$/,
  type: /^(font|type-)/,
  space: /^space-/,
  radii: /^radius-/,
  shadows: /^shadow-/,
  motion: /^(ease|time)-/,
} as const

type Kind = keyof typeof kinds | 'colours'

/** Inside of the sheet: which theme there is, and the colour of shadows. */
const inner = new Set(['light', 'dark', 'shade'])

/** The tokens by what they are; what is nothing else is a colour. */
export const groupTokens = (tokens: readonly Token[]): Record<Kind, Token[]> => {
  const of = (pattern: RegExp) => tokens.filter(({ name }) => pattern.test(name))
  const others = Object.values(kinds)
  return {
    colours: tokens.filter(({ name }) => !inner.has(name) && !others.some((pattern) => pattern.test(name))),
    ramps: of(kinds.ramps),
    type: of(kinds.type),
    space: of(kinds.space),
    radii: of(kinds.radii),
    shadows: of(kinds.shadows),
    motion: of(kinds.motion),
  }
}
