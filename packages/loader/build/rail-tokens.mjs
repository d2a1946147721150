import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const id = 'virtual:rail-tokens'
const resolved = `\0${id}`
const source = (path) => fileURLToPath(new URL(path, import.meta.url))
const tokensFile = source('../../ui/src/tokens/tokens.css')
const readers = [source('../../widgets/help-box/src/rail/rail.css'), source('../src/host.css')]

const used = (css) => new Set([...css.matchAll(/var\(\s*(--_[\w-]+)/g)].map(([, name]) => name))

/** The part of the tokens that the rail reads, directly or through other tokens. */
export const tokensUsedBy = (tokens, css) => {
  const wanted = used(css)
  wanted.add('--_light').add('--_dark')
  const definition = (name) => new RegExp(`${name}:([^;]*);`, 'g')
  for (const name of wanted) {
    for (const [, value] of tokens.matchAll(definition(name)))
      for (const next of used(value)) wanted.add(next)
  }
  const declarations = tokens
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(--_[\w-]+):[^;]*;/g, (declaration, name) => (wanted.has(name) ? declaration : ''))
    .replace(/^\s*(?!--_)[\w-]+:[^;{]*;/gm, '')
  return (
    declarations
      .replace(/[^{}]+\{\s*\}/g, '')
      .replace(/@media[^{]+\{\s*\}/g, '')
      .replace(/\s+/g, ' ')
      // Inside the launcher's shadow root there is its host only, and the loader writes its theme as data-theme.
      .replace(/:host\(\[theme="\w+"\]\),\s*/g, '')
      .replace(/,\s*\.chuhai(\[[^\]]*\])?/g, '')
      // The rail stands still by a rule of its own.
      .replace(/@media \(prefers-reduced-motion[^{]+\{[^{}]*\{[^{}]*\} ?\}/, '')
      .replace(/ ?([{},(]) | ?([})])/g, '$1$2')
      .replace(/([:;]) (?!;)/g, '$1')
      .replaceAll(';}', '}')
      .trim()
  )
}

/** Serves that part as `virtual:rail-tokens`, so that the launcher does not carry tokens that only panels read. */
export const railTokens = () => ({
  name: 'rail-tokens',
  resolveId: (asked) => (asked === id ? resolved : undefined),
  async load(asked) {
    if (asked !== resolved) return
    const [tokens, ...css] = await Promise.all([tokensFile, ...readers].map((file) => readFile(file, 'utf8')))
    return `export default ${JSON.stringify(tokensUsedBy(tokens, css.join('\n')))}`
  },
})
