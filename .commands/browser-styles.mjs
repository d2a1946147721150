import postcss from 'postcss'
import { compatData, lackingIn } from './browser-data.mjs'
import { selectorFeatures } from './browser-selectors.mjs'

const { css } = compatData
const { types } = css
const functions = { ...types, ...types.color, ...types.image, ...types['transform-function'] }
const dynamicUnits = types.length.viewport_percentage_units_dynamic

/** Inside `@supports` a rule is for those that know something, or for those that do not. */
const isAsked = ({ type, name, parent }) =>
  (type === 'atrule' && name === 'supports') || Boolean(parent && isAsked(parent))

/** Whether the rule says it before in another way. With a variable in its value a browser would not go back to that. */
const hasPlain = (node) => {
  if (node.type !== 'decl' || node.value.includes('var(')) return false
  const before = node.parent.nodes.slice(0, node.parent.index(node))
  return before.some(({ prop }) => prop === node.prop)
}

/** Whether the file has a rule for those without `:has`. */
const speaksOfHas = (root) => root.source.input.css.includes('@supports not selector(:has(')

/** A colour of `::backdrop` by a variable of its element, and none where that is not known. */
const needsInheritance = ({ prop, value, parent }) =>
  prop.startsWith('background') && /::backdrop/.test(parent.selector) && /var\([\w-]+\)/.test(value)

/** The features that a node uses, by name. */
function* featuresOf(node) {
  if (node.type === 'atrule') yield [`@${node.name}`, css['at-rules'][node.name]]
  if (node.name === 'media' && /[<>]/.test(node.params))
    yield ['a range of @media', css['at-rules'].media.range_syntax]
  if (node.type === 'rule') yield* selectorFeatures(node.selector)
  if (node.type !== 'decl') return
  if (needsInheritance(node))
    yield ['a variable of ::backdrop', css.selectors.backdrop.inherit_from_originating_element]
  const property = css.properties[node.prop]
  yield [node.prop, property]
  if (property && Object.hasOwn(property, node.value))
    yield [`${node.prop}: ${node.value}`, property[node.value]]
  for (const [, name] of node.value.matchAll(/([a-z-]+)\(/g)) yield [`${name}()`, functions[name]]
  if (/\ddv[hw]\b/.test(node.value)) yield ['dvh', dynamicUnits]
}

/**
 * What a stylesheet uses that one of the promised browsers lacks, without another rule for it.
 * @returns {{ name: string, lacking: string[], line: number }[]}
 */
export function styleFaults(text) {
  const faults = []
  postcss.parse(text).walk((node) => {
    if (isAsked(node) || hasPlain(node)) return
    for (const [name, feature] of featuresOf(node)) {
      if (name === ':has' && speaksOfHas(node.root())) continue
      const lacking = lackingIn(feature)
      if (lacking.length > 0) faults.push({ name, lacking, line: node.source.start.line })
    }
  })
  return faults
}
