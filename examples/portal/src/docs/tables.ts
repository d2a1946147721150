import { errorTable, requestErrors } from '@chuhai/contract'
import type { Locale } from '@chuhai/contract/locale'
import {
  type Attribute,
  type AttributeText,
  attributesOf,
  commonReference,
  type ElementReference,
  type EventText,
  eventsOf,
} from '@chuhai/ui/element'
import { type Described, elements } from './elements'

const zhCN = {
  attribute: ['属性', '值', '作用'],
  event: ['事件', '`event.detail`', '什么时候'],
  error: ['错误码', 'HTTP', '给访客看的话'],
  text: '文字',
  yesNo: '写上即为是',
  address: '网址',
  whole: (min: number, max: number) => `${min}–${max} 的数`,
  or: '、',
  none: '无',
  component: (module: string, name: string) => `React 组件是 \`${module}\` 的 \`${name}\`。`,
}
const words: Record<Locale, typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    attribute: ['Attribute', 'Value', 'What it does'],
    event: ['Event', '`event.detail`', 'When'],
    error: ['Code', 'HTTP', 'Message for the visitor'],
    text: 'text',
    yesNo: 'present for yes',
    address: 'address',
    whole: (min, max) => `number from ${min} to ${max}`,
    or: ', ',
    none: 'none',
    component: (module, name) => `In React it is \`${name}\` of \`${module}\`.`,
  },
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const valueText = (attribute: Attribute, locale: Locale): string => {
  const { text, yesNo, address, whole, or } = words[locale]
  switch (attribute.kind) {
    case 'boolean':
      return yesNo
    case 'number':
      return whole(attribute.min ?? 0, attribute.max ?? Number.MAX_SAFE_INTEGER)
    case 'choice':
      return attribute.choices.map((choice) => `\`${choice}\``).join(or)
    case 'url':
      return address
    default:
      return text
  }
}

/** A table of attributes in Markdown. */
export const attributeTable = (
  attributes: Readonly<Record<string, Attribute & AttributeText>>,
  locale: Locale,
): string =>
  table(
    words[locale].attribute,
    Object.entries(attributes).map(([name, attribute]) => [
      `\`${name}\``,
      valueText(attribute, locale),
      attribute[locale],
    ]),
  )

/** The members of an event's detail: `{ id }`. */
const detailText = ({ detail }: EventText, locale: Locale): string => {
  if (!detail) return words[locale].none
  const names = Object.keys(detail).join(', ')
  return names ? `\`{ ${names} }\`` : '`{}`'
}

/** The table of an element's events in Markdown. */
export const eventTable = (reference: ElementReference, locale: Locale): string =>
  table(
    words[locale].event,
    eventsOf(reference).map((event) => [`\`${event.name}\``, detailText(event, locale), event[locale]]),
  )

/** The section of an element in Markdown; its place in the page is its tag. */
const sectionOf = (reference: Described, locale: Locale): string => {
  const { tag, name, about, module, component, html } = reference
  return [
    `## ${name[locale]} ${tag} {#${tag}}`,
    `${about[locale]} ${words[locale].component(module, component)}`,
    `\`\`\`html\n${html}\n\`\`\``,
    attributeTable(attributesOf(reference), locale),
    eventTable(reference, locale),
  ].join('\n\n')
}

/** Under `all` the attributes of every element, under `each` a section for each element, in Markdown. */
export const elementTables = (name: string, locale: Locale): string =>
  name === 'all'
    ? attributeTable(attributesOf(commonReference), locale)
    : elements.map((reference) => sectionOf(reference, locale)).join('\n\n')

/** The codes of any request under `REQUEST`, or those that begin with a name, in Markdown. */
export const errorRows = (start: string, locale: Locale): string => {
  const entries = Object.entries(start === 'REQUEST' ? requestErrors : errorTable)
  const rows = entries
    .filter(([code]) => start === 'REQUEST' || code.startsWith(start))
    .map(([code, entry]) => [`\`${code}\``, String(entry.status), entry[locale]])
  return table(words[locale].error, rows)
}
