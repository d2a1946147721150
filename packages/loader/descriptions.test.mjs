// @vitest-environment node
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import { describe, expect, it } from 'vitest'
import { descriptions } from './src/describe'
import { references } from './src/describe/references'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a page with the tag may write, and what it may not. */
const uses = {
  'page.ts': `/// <reference path="./chuhai.d.ts" />
const form = document.createElement('chuhai-consultation')
form.sections = ['amazon']
form.hideHeading = true
form.about = 'product:SKU-204:Camping lamp'
form.theme = undefined
form.addEventListener('chuhai-submitted', ({ detail }) => detail.id.trim())
document.addEventListener('chuhai-purchase-requested', ({ detail }) => detail.price.toFixed())
Chuhai('on', 'submitted', ({ id }) => id.trim())
Chuhai('open', 'phone')
Chuhai('open', 'consultation', { kind: 'product', title: 'Camping lamp' })
Chuhai('open')
Chuhai.set?.({ theme: 'dark', offset: 96 })
window.Chuhai('destroy')
// @ts-expect-error sections are a list
form.sections = 'amazon'
// @ts-expect-error there is no such theme
form.theme = 'blue'
// @ts-expect-error the detail has no name
form.addEventListener('chuhai-submitted', ({ detail }) => detail.name)
// @ts-expect-error there is no such panel
Chuhai('open', 'fax')
// @ts-expect-error there is no such event
Chuhai('on', 'opened', () => {})
// @ts-expect-error the help box has no custom element, and so no properties
document.createElement('chuhai-help-box').side = 'left'
`,
  'react.tsx': `import './chuhai-react'
export const page = (
  <main>
    <chuhai-consultation sections="amazon" hide-heading course-url="/school" onchuhai-submitted={({ detail }) => detail.id.trim()} />
    <chuhai-consultation sections={['amazon']} hideHeading={false} className="form" />
    <chuhai-competition edition={6} />
    <chuhai-help-box side="left" />
    {/* @ts-expect-error there is no such language */}
    <chuhai-ai-chat locale="fr" />
    {/* @ts-expect-error there is no such attribute */}
    <chuhai-ai-chat heading />
  </main>
)
`,
  'vue.ts': `import type { GlobalComponents } from 'vue'
import './chuhai-vue'
declare const form: InstanceType<GlobalComponents['chuhai-consultation']>
form.$props.sections = 'amazon'
form.$props.hideHeading = true
form.$emit('chuhai-submitted', new CustomEvent('chuhai-submitted', { detail: { id: '1' } }))
// @ts-expect-error there is no such theme
form.$props.theme = 'blue'
`,
  'vue-names.d.ts': `declare module 'vue' {
  export interface HTMLAttributes { class?: unknown }
  export interface PublicProps { key?: PropertyKey }
  export interface GlobalComponents {}
}
`,
}

const compile = async (names, options) => {
  const folder = `${root}.cache/descriptions/`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = { ...descriptions, ...uses }
  for (const [name, text] of Object.entries(files)) writeFileSync(folder + name, text)
  const compilerOptions = {
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' },
    ...{ strict: true, noEmit: true, types: [], ...options },
  }
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify({ compilerOptions, files: names }))
  return (await execa('tsc', ['-p', folder], { preferLocal: true, localDir: root, reject: false })).stdout
}

describe('the descriptions of the elements', () => {
  it('are valid types for pages, React and Vue, which refuse what is wrong', async () => {
    expect(await compile(['page.ts', 'react.tsx', 'vue.ts', 'vue-names.d.ts'], {})).toBe('')
  })

  it('name every element with its attributes, properties and events', () => {
    const { modules } = JSON.parse(descriptions['custom-elements.json'])
    const described = modules[0].declarations.map(({ tagName, attributes, members, events }) => ({
      tag: tagName,
      attributes: attributes.map(({ name }) => name),
      properties: members.map(({ name }) => name),
      events: events.map(({ name }) => name),
    }))
    expect(described).toContainEqual({
      tag: 'chuhai-consultation',
      attributes: ['sections', 'about', 'course-url', 'privacy-url', 'hide-heading', 'locale', 'theme'],
      properties: ['sections', 'about', 'courseUrl', 'privacyUrl', 'hideHeading', 'locale', 'theme'],
      events: ['chuhai-submitted'],
    })
    expect(described.map(({ tag }) => tag)).toEqual(references.map(({ tag }) => tag))
    for (const { events, attributes } of described)
      expect([events.length > 0, attributes.slice(-2)]).toEqual([true, ['locale', 'theme']])
  })

  it('say what each attribute and event is for, and what a required attribute may be', () => {
    const { modules } = JSON.parse(descriptions['custom-elements.json'])
    for (const { description, attributes, events } of modules[0].declarations)
      for (const text of [description, ...[...attributes, ...events].map((one) => one.description)])
        expect(text).toMatch(/。 [A-Z].*\.$/)
    const examples = modules[0].declarations.flatMap(({ attributes }) =>
      attributes.filter(({ example }) => example).map(({ name, example }) => [name, example]),
    )
    expect(examples).toContainEqual(['course-id', '101'])
  })
})
