import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sanitize } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, test } from 'vitest'
import { widgets } from '../.storybook/docs/widgets.ts'
import { namesOf } from '../.storybook/names.ts'
import { filesAt } from './documents.mjs'
import { root } from './first-step.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const stories = filesAt('*.stories.tsx').map((file) => ({ file, text: read(file) }))
const pages = readdirSync(join(root, '.storybook/docs')).filter((file) => file.endsWith('.mdx'))

const titleIn = (text) =>
  /^\s*(?:const meta.*\{ )?title: '([^']+)'|<Meta title="([^"]+)"/m.exec(text)?.slice(1).find(Boolean)
const titles = [
  ...stories.map(({ text }) => titleIn(text)),
  ...pages.map((file) => titleIn(read(`.storybook/docs/${file}`))),
]

describe('names', () => {
  test.each(titles)('%s is English, with the Chinese name beside it', (title) => {
    expect(title).toMatch(
      /^(Guide|Foundations|Components|Widgets)\/[A-Z][\w' -]* – [^–]*\p{Script=Han}[^–]*( – chuhai-[\w-]+)?$/u,
    )
  })

  test.each(stories)('of the states in $file are English, with the Chinese name beside them', ({ text }) => {
    const { stories: states } = loadCsf(text, { makeTitle: (title) => title }).parse()
    const names = states.map(({ name }) => name)
    expect(names).not.toEqual([])
    expect(names.filter((name) => !/^[A-Z][\x20-\x7e]* – [^–]*\p{Script=Han}[^–]*$/u.test(name))).toEqual([])
  })

  test('of sections are English, with the Chinese name beside them', () => {
    const headings = pages.flatMap((file) => read(`.storybook/docs/${file}`).match(/^## .*/gm) ?? [])
    expect(headings.filter((heading) => !/^## [\x20-\x7e]+ – .*\p{Script=Han}/u.test(heading))).toEqual([])
  })

  test('of pages are in the links to them', () => {
    const links = pages.flatMap(
      (file) => read(`.storybook/docs/${file}`).match(/(?<=\/docs\/)\S+(?=--docs\))/g) ?? [],
    )
    expect(links).not.toEqual([])
    expect(links.filter((link) => !titles.some((title) => sanitize(title) === link))).toEqual([])
  })

  test('of pages are the same in the list and on the page', () => {
    for (const file of pages) {
      const text = read(`.storybook/docs/${file}`)
      const head = /<PageHead title="([^"]+)"/.exec(text)?.[1]
      if (head) expect(titleIn(text)).toMatch(new RegExp(`/${head}$`))
    }
  })

  test('of widgets are those that they tell of themselves', () => {
    const shown = titles.map(namesOf).filter(({ tag }) => tag)
    const told = widgets.map(({ reference: { name, tag } }) => ({
      english: name.en,
      chinese: name['zh-CN'],
      tag,
    }))
    expect(shown).toEqual(expect.arrayContaining(told))
    expect(shown).toHaveLength(told.length)
  })
})

describe.each(widgets)('the page of $reference.tag', ({ reference: { tag }, package: name, readme }) => {
  const story = stories.find(({ text }) => namesOf(titleIn(text) ?? '').tag === tag)

  test('is found by its tag, and shows the props of its component', () => {
    expect(story?.text).toMatch(/subcomponents: \{ \w+(, \w+)* \}/)
  })

  test('says what it is for, and what people can rely on', () => {
    expect(readme.purpose).toMatch(/^[A-Z].+[.:]/)
    expect(readme.accessibility, `## Accessibility in the README of ${name}`).toMatch(/^- /)
  })
})

test('what covers the window is shown in a frame on its page', () => {
  const covers =
    /(?:component: |subcomponents: \{ )\w*(?:Dialogs?|Sheet|Viewer|Toasts|SignOn|HelpBox|MembersTable)\b/
  const unframed = stories.filter(({ text }) => covers.test(text) && !text.includes('inline: false'))
  expect(unframed.map(({ file }) => file)).toEqual([])
})

test('the colours of its own parts are tokens', () => {
  const tokens = read('packages/ui/src/tokens/tokens.css')
  const ours = read('.storybook/theme.ts').match(/#[\da-f]{3,6}\b/g)
  expect(ours.filter((colour) => !tokens.includes(colour))).toEqual([])
  expect(tokens).toContain(`var(--chuhai-font, ${/fontBase: '(.+)'/.exec(read('.storybook/theme.ts'))?.[1]})`)
})

test('its pages name only variables that a stylesheet reads', () => {
  const sheets = filesAt('*.css').map(read).join('\n')
  const named = pages.flatMap((file) => read(`.storybook/docs/${file}`).match(/--chuhai-[\w-]+/g) ?? [])
  expect(named.filter((name) => !sheets.includes(`var(${name}`) && !sheets.includes(`  ${name},`))).toEqual(
    [],
  )
})
