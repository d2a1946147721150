import { type Finding, tagChoices, tagFiles } from '@chuhai/contract/embed'
import { copies, tagAt } from '../find-tag'
import { found } from './found'

const values: Record<string, { expected: string; isValid(value: string): boolean }> = {
  ...Object.fromEntries(
    Object.entries(tagChoices).map(([name, choices]: [string, readonly string[]]) => [
      name,
      { expected: choices.join(' | '), isValid: (value: string) => choices.includes(value) },
    ]),
  ),
  offset: { expected: '0–9999', isValid: (value) => /^\d{1,4}$/.test(value) },
  widgets: { expected: 'help-box', isValid: (value) => /^[\s,]*(?:help-box[\s,]*)*$/.test(value) },
  base: { expected: 'https://…', isValid: (value) => /^https?:\/\/[^/?#\s]+\/?$/.test(value) },
}

/** `afterLogin` → `data-after-login`. */
const written = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const checkSettings = ({ dataset }: HTMLScriptElement): Finding[] =>
  Object.entries(dataset).flatMap(([name, value = '']) => {
    const setting = Object.hasOwn(values, name) ? values[name] : undefined
    if (!setting) {
      const known = Object.keys(values).map(written).join(' ')
      return [found('TAG_SETTING_UNKNOWN', { name: written(name), known })]
    }
    if (setting.isValid(value)) return []
    return [found('TAG_SETTING_INVALID', { name: written(name), value, expected: setting.expected })]
  })

/** Our tags of a page. */
export const ourTags = (document: Document): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>([...Object.values(tagFiles).map(tagAt), copies].join()),
]

/** Whether a page has one tag, which does not keep the page waiting, with settings that are valid. */
export const checkTags = (document: Document): Finding[] => {
  const tags = ourTags(document)
  const isBlocking = ({ async, defer, type }: HTMLScriptElement) => !async && !defer && type !== 'module'
  return [
    ...(tags.length > 1
      ? [found('TAG_TWICE', { count: tags.length, tags: tags.map(({ src }) => src).join(' ') })]
      : []),
    ...tags.filter(isBlocking).map(({ src }) => found('TAG_BLOCKING', { src })),
    ...tags.flatMap(checkSettings),
  ]
}
