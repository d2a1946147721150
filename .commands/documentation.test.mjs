import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { imports } from '../examples/consumer/imports.mjs'
import { documentPath, documents } from '../examples/portal/src/docs/documents.ts'
import { elements } from '../examples/portal/src/docs/elements.ts'
import { loadDocument } from '../examples/portal/src/docs/load.ts'
import {
  consultationConsent,
  consultationConsentVersion,
} from '../packages/contract/src/consultation/consent.ts'
import { changeSettings } from '../packages/loader/src/settings.ts'
import { commonAttributes } from '../packages/ui/src/element/attributes.ts'
import { oldestBrowsers } from './browsers.mjs'
import { compileExamples } from './compile-examples.mjs'
import { root } from './first-step.mjs'
import { packages } from './packages.mjs'
import { elementsIn, scriptIn, snippetsOf, withoutComments } from './snippets.mjs'

const locales = ['zh-CN', 'en']
const folder = join(root, 'examples/portal/src/docs')
const read = (locale, id) => readFileSync(join(folder, locale, `${id}.md`), 'utf8')
const pages = documents.flatMap(({ id }) => locales.map((locale) => ({ id, locale, text: read(locale, id) })))
const pageOf = (id) => pages.filter((page) => page.id === id)
const elementOf = (tag) => elements.find((element) => element.tag === tag)
const shown = (text) => text.replace(/^```[\s\S]*?^```$/gm, '')

/** All sources of packages that travel to browsers. */
const sourceFiles = ['core', 'host-page', 'ui', 'player', 'loader', 'widgets', 'contract'].flatMap((name) =>
  readdirSync(join(root, 'packages', name), { recursive: true })
    .filter((file) => /^(\w[\w-]*\/)?src\/.*\.(tsx?|css)$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(join(root, 'packages', name, file), 'utf8')),
)
const sources = sourceFiles.join('\n')

/** Where the code of a snippet is checked as TypeScript, by its language. */
const checked = {
  ts: ({ code, file }, index) => [file || `snippet-${index}.ts`, code],
  tsx: ({ code, file }, index) => [file || `snippet-${index}.tsx`, code],
  js: ({ code, file }, index) => [`${index}/${file}`, code],
  vue: ({ code, file }) => [`${file}.ts`, scriptIn(code)],
  svelte: ({ code, file }) => [`${file}.ts`, scriptIn(code)],
}
const markup = ['html', 'vue', 'svelte']
/** Checked otherwise: styles and policies below, commands in docs.test.mjs, tables where they are made. */
const others = ['css', 'http', 'sh', 'elements', 'errors']

/** What the frameworks bring that this repository does not install. */
const frameworks = `
declare module 'vue' {
  export function ref<T>(value: T): { value: T }
}
declare module '@vitejs/plugin-vue' {
  import type { Plugin } from 'vite'
  interface Options { template?: { compilerOptions?: { isCustomElement?(tag: string): boolean } } }
  export default function vue(options?: Options): Plugin
}
declare function $state<T>(value: T): T
`

test('markup is read in the ways of HTML, Vue and Svelte', () => {
  const namesIn = (code) => elementsIn(code).flatMap(({ attributes }) => attributes.map(([name]) => name))
  const vue = '<template><chuhai-login v-if="x" :shop.attr="y" @chuhai-shopped="z" /></template>'
  expect(namesIn('<p id="a">a</p><chuhai-login id="b" shop></chuhai-login>')).toEqual(['shop'])
  expect(namesIn(vue)).toEqual(['shop', '@chuhai-shopped'])
  expect(namesIn('<chuhai-login shop={y} onchuhai-shopped={z}></chuhai-login>')).toEqual([
    'shop',
    '@chuhai-shopped',
  ])
})

test('every document is written in both languages, and nothing else is', () => {
  for (const locale of locales)
    expect(readdirSync(join(folder, locale)).sort()).toEqual(documents.map(({ id }) => `${id}.md`).sort())
})

test.each(documents)('$id has the same code, places and links in both languages', ({ id }) => {
  const facts = pageOf(id).map(({ text }) => ({
    snippets: snippetsOf(text).map((one) => ({ ...one, code: withoutComments(one.code) })),
    headings: [...text.matchAll(/^(##+) .*?(\{#[\w-]+\})$/gm)].map(([, level, place]) => level + place),
    links: [...shown(text).matchAll(/\]\((\/[^)]*)\)/g)]
      .map(([, link]) => link.replace('/docs/en', '/docs'))
      .sort(),
  }))
  expect(facts[0]).toEqual(facts[1])
})

test.each(pages)('$locale/$id gives every second-level heading a place', ({ text }) => {
  const headings = shown(text).match(/^## .*$/gm) ?? []
  expect(headings.filter((heading) => !/\{#[\w-]+\}$/.test(heading))).toEqual([])
})

test.each(pages)('$locale/$id has snippets of known languages only', ({ text }) => {
  const known = [...Object.keys(checked), ...markup, ...others]
  expect(snippetsOf(text).filter(({ language }) => !known.includes(language))).toEqual([])
})

test('the snippets of the documentation compile', async () => {
  const files = pages
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ id, text }) =>
      snippetsOf(text).flatMap((snippet, index) => {
        if (!(snippet.language in checked)) return []
        const [file, code] = checked[snippet.language](snippet, index)
        return [[join(id, file), `${code}\nexport {}\n`]]
      }),
    )
  expect(files.length).toBeGreaterThan(15)
  expect(await compileExamples('documentation', [...files, ['frameworks.d.ts', frameworks]])).toBe('')
})

test.each([
  ['react', 'examples/react', 'src/App.tsx'],
  ['react', 'examples/react', 'src/main.tsx'],
  ['testing', 'examples/react', 'src/Contact.test.tsx'],
  ['next', 'examples/next', 'app/layout.tsx'],
  ['next', 'examples/next', 'app/widgets.tsx'],
  ['next', 'examples/next', 'app/page.tsx'],
  ['html', 'examples/html/pages', 'index.html'],
  ['html', 'examples/html/pages', 'contact.html'],
  ['html', 'examples/html/pages', 'site.css'],
  ['html', 'examples/html/pages', 'site.js'],
  ['vue', 'examples/vue', 'index.html'],
  ['vue', 'examples/vue', 'vite.config.ts'],
  ['vue', 'examples/vue', 'src/Contact.vue'],
  ['svelte', 'examples/svelte', 'index.html'],
  ['svelte', 'examples/svelte', 'src/Contact.svelte'],
])('the document %s shows the example %s/%s, which is tested', (id, example, file) => {
  const source = readFileSync(join(root, example, file), 'utf8')
  const code = source.replace('http://localhost:4000', 'https://portal.example.com')
  for (const { text } of pageOf(id))
    expect(snippetsOf(text)).toContainEqual({ language: file.split('.').at(-1), file, code })
})

const examples = elements.map(({ html }) => `\`\`\`html\n${html}\n\`\`\`\n`).join('')

describe.each([...pages, { locale: 'elements', id: 'examples', text: examples }])(
  'the markup of $locale/$id',
  ({ text }) => {
    const found = snippetsOf(text)
      .filter(({ language }) => markup.includes(language))
      .flatMap(({ code }) => elementsIn(code))

    test('has elements, attributes and events that exist', () => {
      const unknown = found
        .filter(({ tag }) => tag !== 'script')
        .flatMap(({ tag, attributes }) => {
          const { attributes: own = {}, events = {} } = elementOf(tag) ?? {}
          const known = [
            ...Object.keys({ ...own, ...commonAttributes }),
            ...Object.values(events).map((event) => `@${event}`),
          ]
          return attributes.filter(([name]) => !known.includes(name)).map(([name]) => `${tag} ${name}`)
        })
      expect(unknown).toEqual([])
      expect(found.filter(({ tag }) => tag !== 'script' && !elementOf(tag))).toEqual([])
    })

    test('has tags whose file and settings exist', () => {
      const warnings = []
      for (const { tag, attributes, settings } of found) {
        if (tag !== 'script') continue
        const { src } = Object.fromEntries(attributes)
        if (!settings.base)
          expect(src).toMatch(/\/widgets\/([\da-f]{16}\/|\d+\.\d+\.\d+\/)?(help-box|loader)\.js$/)
        const { base: _, widgets: __, ...changes } = settings
        changeSettings({}, changes, (warning) => warnings.push(warning))
      }
      expect(warnings).toEqual([])
    })
  },
)

test('the elements of the documentation are those of the loader', () => {
  const widgets = readdirSync(join(root, 'packages/loader/src/elements')).map(
    (file) => `chuhai-${file.replace('.ts', '')}`,
  )
  expect(elements.map(({ tag }) => tag).sort()).toEqual([...widgets, 'chuhai-help-box'].sort())
})

test.each(locales)('the sections in %s have every element, attribute and event', async (locale) => {
  const { text } = await loadDocument(locale, 'elements')
  for (const { tag, name, attributes, events } of elements) {
    expect(text).toContain(`\n## ${name[locale]} ${tag} {#${tag}}\n`)
    for (const name of Object.keys(attributes)) expect(text).toContain(`| \`${name}\` |`)
    for (const name of Object.values(events)) expect(text).toContain(`| \`${name}\` |`)
  }
})

test('the settings of the tag are all documented', () => {
  const attributes = [
    ...readFileSync(join(root, 'packages/loader/README.md'), 'utf8').matchAll(/^\| `(data-[\w-]+)`/gm),
  ]
  for (const { text } of pageOf('script'))
    for (const [, name] of attributes) expect(text).toContain(`| \`${name}\` |`)
})

test.each(pages)('$locale/$id names variables that styles read', ({ text }) => {
  const names = [...new Set(text.match(/--chuhai-[\w-]*\w/g))]
  expect(names.filter((name) => !new RegExp(`var\\(\\s*${name}\\b`).test(sources))).toEqual([])
})

test.each(pages)('$locale/$id links to documents and places that exist', ({ text, locale }) => {
  const placesOf = (other) => [...other.matchAll(/\{#([\w-]+)\}$/gm)].map(([, place]) => place)
  const known = documents.flatMap(({ id }) => {
    const path = documentPath(locale, id)
    const generated = id === 'elements' ? elements.map(({ tag }) => tag) : []
    return [path, ...[...placesOf(read(locale, id)), ...generated].map((place) => `${path}#${place}`)]
  })
  const links = [...shown(text).matchAll(/\]\((\/docs[^)]*)\)/g)].map(([, link]) => link)
  expect(links.filter((link) => !known.includes(link))).toEqual([])
})

test('the messages for developers are those of the sources', () => {
  for (const { text } of pageOf('errors')) {
    const [, table = ''] = text.split('{#console}')
    const messages = [...table.matchAll(/^\| `(.+?)` \|/gm)].map(([, message]) => message)
    expect(messages.length).toBeGreaterThan(5)
    expect(messages.filter((message) => !sources.includes(message))).toEqual([])
  }
})

test('the names in the browser’s storage are all told, and no others', () => {
  const stored = sources
    .match(/(?<=')chuhai\.[a-zA-Z.]+(?=')/g)
    .filter((name) => !/^chuhai\.(core|test|d\.ts)$/.test(name))
  const names = [...new Set(stored.map((name) => name.replace(/(?<=^chuhai\.draft\.).*/, '')))].sort()
  for (const { text } of pageOf('visitors'))
    expect([...new Set(text.match(/(?<=`)chuhai\.[a-zA-Z.]+(?=`)/g))].sort()).toEqual(names)
})

test('the words of consent are those of the form, with their version', () => {
  for (const { text } of pageOf('visitors')) {
    for (const locale of locales) {
      const { before, policy } = consultationConsent[locale]
      expect(text).toContain(`> ${before}${policy}\n`)
    }
    expect(text).toContain(`\`${consultationConsentVersion}\``)
  }
})

test('the strict policy is that of the example sites', () => {
  const line = /^Content-Security-Policy: .*trusted-types 'none'$/m
  const [own] = line.exec(readFileSync(join(root, 'examples/static-site/README.md'), 'utf8'))
  const policy = own.replaceAll('http://localhost:4000', 'https://portal.example.com')
  for (const { text } of pageOf('csp'))
    expect(text).toContain(policy.replaceAll('http://localhost:4001', 'https://login.example.com'))
})

test('the supported versions are those of the manifests', () => {
  const manifests = packages.filter(({ manifest }) => !manifest.private).map(({ manifest }) => manifest)
  const ranges = new Set(
    manifests.flatMap(({ peerDependencies = {}, engines }) => [peerDependencies.react, engines.node]),
  )
  for (const { text } of pageOf('versions'))
    for (const range of [...ranges].filter(Boolean)) expect(text).toContain(`\`${range}\``)
  expect(new Set(manifests.map(({ version }) => version)).size).toBe(1)
})

test('the supported browsers are those of the build, in both languages', () => {
  const { chrome, edge, firefox, safari, ios } = Object.fromEntries(oldestBrowsers)
  expect([edge, ios]).toEqual([chrome, safari])
  const named = new RegExp(`Chrome .* Edge ${chrome}\\W+Firefox ${firefox}\\W+Safari ${safari}\\W`)
  for (const { text } of pageOf('versions')) expect(text).toMatch(named)
})

test('the weights of imports are those that the build keeps to', () => {
  for (const { text } of pageOf('react')) {
    const rows = [...text.matchAll(/^\| `(\w+)`.* \| (\d+) KB \|$/gm)]
    expect(rows.map(([, name, limit]) => [name, Number(limit)])).toEqual(
      imports.map(({ name, limit }) => [name, limit]),
    )
  }
})

test.each(pages)('$locale/$id installs packages that are published', ({ text }) => {
  const published = packages.filter(({ manifest }) => !manifest.private).map(({ name }) => name)
  const lines = text.match(/(?<=^npm install ).*$/gm) ?? []
  const named = lines.flatMap((line) => line.split(' ')).map((name) => name.replace(/(?<=.)@.*/, ''))
  expect(named.filter((name) => !published.includes(name))).toEqual([])
})
