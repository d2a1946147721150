import { errorTable, requestErrors } from '@chuhai/contract'
import type { Locale } from '@chuhai/contract/locale'
import type { Attribute, Attributes } from '@chuhai/ui/element'
import { commonAttributes, commonTexts, type ElementReference, elements } from './elements'

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

const attributeRows = (attributes: Attributes, locale: Locale, about: Record<string, string>) =>
  Object.entries(attributes).map(([name, attribute]) => [
    `\`${name}\``,
    valueText(attribute, locale),
    about[name] ?? attribute.about,
  ])

const tablesOf = ({ attributes, events, texts }: ElementReference, locale: Locale): string => {
  const { attribute, event, none } = words[locale]
  const rows = Object.entries(events).flatMap(([callback, name]) => {
    const text = texts.events[callback]
    return text ? [[`\`${name}\``, text.detail ? `\`${text.detail}\`` : none, text[locale]]] : []
  })
  return [
    table(attribute, attributeRows(attributes, locale, locale === 'en' ? texts.attributes : {})),
    table(event, rows),
  ].join('\n\n')
}

/** The attributes and events of an element, or under `all` the attributes of every element, in Markdown. */
export const elementTables = (tag: string, locale: Locale): string => {
  if (tag === 'all')
    return table(
      words[locale].attribute,
      attributeRows(commonAttributes, locale, locale === 'en' ? {} : commonTexts),
    )
  const found = elements[tag]
  if (!found) throw new Error(`[chuhai] The documentation names <${tag}>, which is no element`)
  return tablesOf(found, locale)
}

/** The codes of any request under `REQUEST`, or those that begin with a name, in Markdown. */
export const errorRows = (start: string, locale: Locale): string => {
  const entries = Object.entries(start === 'REQUEST' ? requestErrors : errorTable)
  const rows = entries
    .filter(([code]) => start === 'REQUEST' || code.startsWith(start))
    .map(([code, entry]) => [`\`${code}\``, String(entry.status), entry[locale]])
  return table(words[locale].error, rows)
}
