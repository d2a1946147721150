const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Markup that needs no escaping any more. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | false | undefined | readonly Part[]

const write = (part: Part): string => {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(write).join('') : escaped(String(part))
}

/** Everything put into it is escaped, unless it was written by this tag itself. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((text, string, index) => text + write(parts[index - 1]) + string))
