import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { elements } from '../examples/portal/src/docs/elements.ts'
import { attributeTable, eventTable } from '../examples/portal/src/docs/tables.ts'
import { attributesOf, commonReference, eventsOf } from '../packages/ui/src/element/reference.ts'
import { root } from './first-step.mjs'

/** A document with a text between the marks `<!-- name -->` and `<!-- /name -->`. */
const withBlock = (file, name, block) => {
  const text = readFileSync(file, 'utf8')
  const marked = new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*?(?=<!-- /${name} -->)`)
  expect(text, `the marks of ${name}`).toMatch(marked)
  return text.replace(marked, () => `${block}\n`)
}

/** Holds a block of a document to what the elements tell. `npx vitest run --project=commands widgets -u` writes it. */
const expectBlock = (path, name, block) => {
  const file = join(root, path)
  return expect(withBlock(file, name, block)).toMatchFileSnapshot(file)
}

const folderOf = ({ module }) => `packages/widgets/${basename(module)}`

test.each(elements)('$readme of $module has the attributes and events of <$tag>', async (element) => {
  const attributes = { ...attributesOf(element), ...attributesOf(commonReference) }
  const tables = [
    attributeTable(attributes, 'en'),
    'Events bubble, and leave the shadow root:',
    eventTable(element, 'en'),
  ]
  await expectBlock(`${folderOf(element)}/${element.readme}`, 'element', tables.join('\n\n'))
})

test('the guide for webmasters has every element', async () => {
  const rows = elements.map((element) => {
    const attributes = Object.entries(attributesOf(element)).map(
      ([name, { required }]) => `\`${name}\`${required ? '（必填）' : ''}`,
    )
    const events = eventsOf(element).map(({ name, detail }) =>
      detail ? `\`${name}\` \`{${Object.keys(detail).join(', ')}}\`` : `\`${name}\``,
    )
    return `| \`<${element.tag}>\` | ${attributes.join(' ')} | ${events.join('、')} |`
  })
  const table = ['| 元素 | 属性 | 事件 |', '|---|---|---|', ...rows]
  await expectBlock('docs/guides/webmasters.md', 'elements', table.join('\n'))
})

test.each(['README.md', 'README.zh-CN.md'])('%s links to the README of every widget', async (file) => {
  const linkTo = (element) => `[\`<${element.tag}>\`](${folderOf(element)}/${element.readme})`
  const lines = [...new Set(elements.map(folderOf))].map((folder) =>
    elements
      .filter((element) => folderOf(element) === folder)
      .map(linkTo)
      .join(' · '),
  )
  await expectBlock(file, 'widgets', lines.join(' ·\n'))
})
