import type { Finding } from '@chuhai/contract/embed'
import { isValid, valuesOf } from '@chuhai/ui/element'
import { found } from './found'
import { attributesOfTag, knownTags } from './tables'

/** Attributes that any element may have, and those of frameworks. */
const isForeign = (name: string): boolean =>
  /^(?:data-|aria-|on|ng-|v-|x-)|[^a-z-]/.test(name) ||
  /^(?:accesskey|autofocus|class|contenteditable|dir|draggable|exportparts|hidden|id|inert|inputmode|is|itemid|itemprop|itemref|itemscope|itemtype|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate)$/.test(
    name,
  )

const checkElement = (element: Element): Finding[] => {
  const tag = element.localName
  const table = attributesOfTag(tag)
  if (!table) {
    // What we have put there ourselves, such as the host of notices, has a shadow root.
    return element.shadowRoot ? [] : [found('ELEMENT_UNKNOWN', { tag, known: knownTags().join(' ') })]
  }
  const written = [...element.attributes].flatMap(({ name, value }) => {
    const attribute = Object.hasOwn(table, name) ? table[name] : undefined
    if (attribute) {
      const facts = { tag, name, value, expected: valuesOf(attribute) }
      return isValid(attribute, value) ? [] : [found('ATTRIBUTE_INVALID', facts)]
    }
    const known = Object.keys(table).join(' ')
    return isForeign(name) ? [] : [found('ATTRIBUTE_UNKNOWN', { tag, name, known })]
  })
  const missing = Object.entries(table)
    .filter(([name, { required }]) => required && !element.hasAttribute(name))
    .map(([name, attribute]) => found('ATTRIBUTE_MISSING', { tag, name, expected: valuesOf(attribute) }))
  return [...written, ...missing]
}

const isOurs = ({ localName }: Element): boolean => localName.startsWith('chuhai-')

/** The tag does not observe shadow roots of the page: an element there works only if its definition was loaded for another one. */
const checkShadowed = (element: Element): Finding[] =>
  attributesOfTag(element.localName) && !customElements.get(element.localName)
    ? [found('ELEMENT_IN_SHADOW_ROOT', { tag: element.localName })]
    : checkElement(element)

const checkWithin = (root: ParentNode, checkOne: typeof checkElement): Finding[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    if (isOurs(element)) return checkOne(element)
    return element.shadowRoot ? checkWithin(element.shadowRoot, checkShadowed) : []
  })

/** Our elements of a page against the tables of their attributes, also those in open shadow roots of the page. */
export const checkElements = (document: Document): Finding[] => checkWithin(document, checkElement)
