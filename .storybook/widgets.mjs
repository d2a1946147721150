import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../.commands/first-step.mjs'
import { readCommonAttributes, readElement } from '../packages/loader/read-elements.mjs'

const folder = join(root, 'packages/widgets')

/** The first block of code in a language. */
const codeIn = (text, language) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\``).exec(text)?.[1]

/** A section of the second level, without its heading. */
const sectionIn = (text, title) =>
  new RegExp(`^## ${title}\\n+([\\s\\S]*?)\\s*(?=^## |$(?![\\s\\S]))`, 'm').exec(text)?.[1]

/** Links between READMEs lead nowhere from a page; their words stay. */
const withoutLinks = (text) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** What the README of a widget says: its purpose, how it is used, its attributes in English, and what it promises. */
export const readReadme = (text) => ({
  purpose: withoutLinks(/^# .*\n+([\s\S]*?)\n\n/.exec(text)?.[1] ?? '').replace(/\s+/g, ' '),
  html: codeIn(text, 'html'),
  react: codeIn(text, 'tsx'),
  attributes: Object.fromEntries(
    [...text.matchAll(/^\| `([\w-]+)` +\| (.*?) *\|$/gm)].map(([, name, about]) => [name, about]),
  ),
  accessibility: withoutLinks(sectionIn(text, 'Accessibility') ?? ''),
})

/** Every widget as its documentation shows it: the tables of its element, and its README. */
export const readWidgets = () => {
  const common = readCommonAttributes(join(root, 'packages/ui/src/element/attributes.ts'))
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      ...readElement(join(folder, name, 'src/element.ts'), common),
      package: `@chuhai/${name}`,
      readme: readReadme(readFileSync(join(folder, name, 'README.md'), 'utf8')),
    }))
}

const name = 'virtual:chuhai-widgets'

/** Gives Storybook the widgets as a module. */
export const widgets = () => ({
  name: 'chuhai-widgets',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const widgets = ${JSON.stringify(readWidgets())}` : undefined),
})
