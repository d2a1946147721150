import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'

const id = 'virtual:rendered-form'
const resolved = `\0${id}`
export const renderedFormSource = fileURLToPath(new URL('../src/rendered-form.tsx', import.meta.url))
const locales = ['zh-CN', 'en']
const [inline, named] = ['.css?inline', '.css-name']

/** Gives each stylesheet its own name for its text, so that what is worn can be imported by name. */
export const namedStyles = () => ({
  name: 'named-styles',
  enforce: 'pre',
  async resolveId(asked, importer) {
    if (!asked.endsWith(inline)) return
    const { id } = await this.resolve(asked, importer, { skipSelf: true })
    // Under this ending nothing takes it for a stylesheet.
    return id.replace(inline, named)
  },
  load: (id) =>
    id.endsWith(named) ? `export default ${JSON.stringify(id.replace(named, inline))}` : undefined,
})

/** What nobody sees comes with the panels. */
const unseen =
  /^(aria-|auto|id$|for$|focusable|href|inputmode|name$|novalidate|rel$|role|style|tabindex|target|value)/

/** An element as `src/tree.ts` draws it. */
export const treeOf = (element) => [
  element.localName,
  Object.fromEntries(
    [...element.attributes].filter(({ name }) => !unseen.test(name)).map(({ name, value }) => [name, value]),
  ),
  ...[...element.childNodes].map((node) => (node.nodeType === 1 ? treeOf(node) : node.data)),
]

/** A window that remembers the texts of the stylesheets a root wears; it has a wide screen. */
const openWindow = () => {
  const { window } = new JSDOM('<!doctype html><body></body>')
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
  window.CSSStyleSheet = class {
    replaceSync(text) {
      this.text = text
    }
  }
  window.ShadowRoot.prototype.adoptedStyleSheets = []
  return window
}

const globals = [
  'window',
  'document',
  'matchMedia',
  'Node',
  'Element',
  'HTMLElement',
  'SVGElement',
  'ShadowRoot',
]

/** Runs the bundled source, and answers what the form looks like in each language, and what it wears. */
const render = async (code) => {
  const folder = await mkdtemp(join(tmpdir(), 'chuhai-rendered-form-'))
  const file = join(folder, 'rendered-form.mjs')
  const window = openWindow()
  const before = globals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)])
  try {
    await writeFile(file, code)
    for (const name of globals)
      Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
    const { renderForm } = await import(pathToFileURL(file).href)
    const seen = locales.map((locale) =>
      renderForm(window.document, locale, ({ firstElementChild, adoptedStyleSheets }) => ({
        tree: [locale, treeOf(firstElementChild)],
        styles: adoptedStyleSheets.map(({ text }) => text),
      })),
    )
    return { trees: Object.fromEntries(seen.map(({ tree }) => tree)), styles: seen[0].styles }
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else delete globalThis[name]
    }
    window.close()
    await rm(folder, { recursive: true })
  }
}

/** Serves this as `virtual:rendered-form`; `styles` are files. */
export const servedForm = ({ trees, styles }) => ({
  name: 'rendered-form',
  resolveId: (asked) => (asked === id ? resolved : undefined),
  load: (asked) => {
    if (asked !== resolved) return
    const imports = styles.map((file, index) => `import style${index} from ${JSON.stringify(file)}`)
    const names = styles.map((_, index) => `style${index}`)
    return [
      ...imports,
      `export const styles = [${names}]`,
      `export const trees = ${JSON.stringify(trees)}`,
    ].join('\n')
  },
})

/** Renders the form, and serves it; `code` is its bundled source. */
export const renderedForm = async (code) => servedForm(await render(code))
