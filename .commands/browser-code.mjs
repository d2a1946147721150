import { parseSync } from 'vite'
import { compatData, lackingIn } from './browser-data.mjs'
import { classesIn, memberOf } from './browser-objects.mjs'
import { selectorFeatures } from './browser-selectors.mjs'

const { builtins, functions } = compatData.javascript
const { api } = compatData
/** Whose methods are looked at by name alone; of others a name such as `run` or `open` says nothing. */
const owners = [
  ...['Array', 'String', 'Object', 'Map', 'Set', 'Promise', 'RegExp', 'Date', 'TypedArray'].map(
    (name) => builtins[name],
  ),
  ...[
    'AbortSignal',
    'Blob',
    'CSSStyleSheet',
    'Document',
    'DocumentFragment',
    'Element',
    'Headers',
    'History',
  ].map((name) => api[name]),
  ...[
    'HTMLElement',
    'HTMLDialogElement',
    'HTMLFormElement',
    'HTMLInputElement',
    'Node',
    'ReadableStream',
  ].map((name) => api[name]),
  ...['Response', 'Selection', 'ShadowRoot', 'URLSearchParams'].map((name) => api[name]),
]
/** `findLast` → for each owner of such a method, who lacks it. */
const methods = new Map()
for (const owner of owners)
  for (const [name, feature] of Object.entries(owner)) {
    if (name.startsWith('__') || name.endsWith('_static') || !feature.__compat) continue
    methods.set(name, [...(methods.get(name) ?? []), lackingIn(feature)])
  }

/** A method that one of its owners has everywhere may be that of this owner. */
const lacksAsMethod = (name) => {
  const found = methods.get(name) ?? []
  return found.every((lacking) => lacking.length > 0) ? (found[0] ?? []) : []
}

const staticFeature = (object, name) => {
  const owner = builtins[object] ?? api[object]
  return owner?.[`${name}_static`] ?? (owner && Object.hasOwn(owner, name) ? owner[name] : undefined)
}

function* nodesOf(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one)
  else if (node && typeof node.type === 'string') {
    yield node
    for (const [key, value] of Object.entries(node))
      if (value && typeof value === 'object' && key !== 'parent') yield* nodesOf(value)
  }
}

/** A name in a condition. It asks for a method; a property that is missing looks like one that says no. */
const conditions = /(?:if \(!?|&& !?|\? \[?!?|= !?|\|\| !?)[\w.?]*\.(\w+)\s*(?:\)|&&|\?|\|\|)/g
const isCalled = (text, name) => new RegExp(`\\.${name}\\s*\\(`).test(text)

/** The names that this file asks for before it uses them: `typeof x.y`, `'y' in x`, `x.y?.()`, `if (x.y) x.y()`, `selector(:y)`. */
const askedFor = (text) =>
  new Set(
    [
      ...text.matchAll(/typeof [\w.?]*?(\w+)\b(?!\s*[.(])/g),
      ...text.matchAll(/['"](\w+)['"] in\b/g),
      ...text.matchAll(/\.(\w+)\?\./g),
      ...text.matchAll(/\b(\w+)\?\.\(/g),
      ...text.matchAll(/['"]selector\((:[a-z-]+)/g),
      ...[...text.matchAll(conditions)].filter(([, name]) => isCalled(text, name)),
    ].map(([, name]) => name),
  )

const takeSelectors = ['closest', 'matches', 'querySelector', 'querySelectorAll']

const textOf = ({ type, value, quasis }) => {
  if (type === 'TemplateLiteral') return quasis.map((part) => part.value.raw).join('')
  return typeof value === 'string' ? value : ''
}

/** What a node of the syntax uses of the language and the browser: names, and who lacks them. */
function* usesOf(node, { imported, classOf }) {
  const { type, callee, object, property, computed, optional } = node
  if (type === 'MemberExpression' && object.type === 'Identifier' && !computed && !optional) {
    const feature = staticFeature(object.name, property.name)
    if (feature) yield [`${object.name}.${property.name}`, lackingIn(feature)]
  }
  if (type === 'MemberExpression' && !computed && !optional) {
    const kind = classOf(object)
    yield [`${kind}.${property.name}`, lackingIn(memberOf(kind, property.name))]
  }
  if (type === 'NewExpression' && callee.type === 'Identifier')
    yield [callee.name, lackingIn(builtins[callee.name] ?? api[callee.name])]
  if (type !== 'CallExpression' || optional) return
  if (callee.type === 'Identifier') yield [callee.name, lackingIn(functions[callee.name] ?? api[callee.name])]
  const isMethod = callee.type === 'MemberExpression' && !callee.computed
  if (isMethod && takeSelectors.includes(callee.property.name))
    for (const [name, feature] of node.arguments.flatMap((one) => selectorFeatures(textOf(one))))
      yield [name, lackingIn(feature)]
  if (
    isMethod &&
    !staticFeature(callee.object.name, callee.property.name) &&
    !memberOf(classOf(callee.object), callee.property.name) &&
    !imported.has(callee.object.name)
  )
    yield [callee.property.name, lacksAsMethod(callee.property.name)]
}

/** The names that a file has of its own. */
function namesIn(nodes) {
  const imported = nodes
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name))
  const declared = nodes.flatMap(({ type, id }) =>
    type === 'VariableDeclarator' && id.name ? [id.name] : [],
  )
  return { imported: new Set(imported), own: new Set([...imported, ...declared]) }
}

/**
 * What a source uses that one of the promised browsers lacks, and does not ask for.
 * @returns {{ name: string, lacking: string[], line: number }[]}
 */
export function codeFaults(path, text) {
  const { program } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  const nodes = [...nodesOf(program)]
  const { imported, own } = namesIn(nodes)
  const asked = askedFor(text)
  const classOf = classesIn(nodes)
  return nodes.flatMap((node) =>
    [...usesOf(node, { imported, classOf })]
      .filter(([name, lacking]) => lacking.length > 0 && !own.has(name) && !asked.has(name.split('.').at(-1)))
      .map(([name, lacking]) => ({ name, lacking, line: text.slice(0, node.start).split('\n').length })),
  )
}
