import { find, parse, textOf, walk } from './parse-source.mjs'

/** The function of a component: its own, or that of a maker such as `forwardRef` or our `illustration`. */
export const functionOf = (file, node) => {
  const made = node?.type === 'VariableDeclarator' ? node.init : node
  if (made?.type === 'TSAsExpression') return functionOf(file, made.expression)
  if (made?.type === 'CallExpression') {
    const inner = made.arguments[0]
    if (inner?.params?.[0]?.typeAnnotation || ['forwardRef', 'memo'].includes(made.callee.name))
      return inner?.params && { file, made: inner, call: made }
    const maker = made.callee.name && find(file, made.callee.name)
    const returned = maker && functionOf(maker.file, maker.node)?.made.body
    return returned?.params && { file: maker.file, made: returned }
  }
  return made?.params && { file, made }
}

/** A value as a page can show it: a literal, or a constant that is one. */
const valueText = (file, node) => {
  const text = textOf(parse(file), node)
  switch (node.type) {
    case 'Literal':
    case 'UnaryExpression':
      return text
    case 'TemplateLiteral':
      return node.expressions.length ? undefined : text
    case 'ArrayExpression':
      return node.elements.every((one) => one && valueText(file, one)) ? text : undefined
    case 'MemberExpression':
      return node.object.name === 'Number' ? text : undefined
    case 'Identifier': {
      const found = find(file, node.name)
      return found?.node.init ? valueText(found.file, found.node.init) : undefined
    }
    default:
      return undefined
  }
}

/** A function or a component by its name in a file; a part that is loaded later is a member of its module. */
const resolve = (file, node) => {
  const name = node.name?.name ?? node.name ?? node.property?.name
  if (typeof name !== 'string') return undefined
  const isMember = node.type === 'JSXMemberExpression' || node.type === 'MemberExpression'
  const found = isMember
    ? parse(file)
        .loaded.map((from) => from && find(from, name))
        .find(Boolean)
    : find(file, name)
  return found && functionOf(found.file, found.node)
}

/** A parameter that is no object stands for itself. */
const itself = '*'

/** What a function takes for the members of a parameter that are not given, here or in what it hands them on to. */
const defaultsIn = ({ file, made }, index, seen) => {
  const key = `${file} ${made.start} ${index}`
  if (seen.has(key)) return seen.get(key)
  const defaults = new Map()
  seen.set(key, defaults)
  const follow = createFollower(file, defaults, seen)
  follow.take(made.params[index])
  walk(made.body, follow.visit)
  return defaults
}

const createFollower = (file, defaults, seen) => {
  const at = parse(file)
  /** Variables that hold a member, and those that hold all of them but some. */
  const singles = new Map()
  const wholes = new Map()
  const keep = (name, value) => {
    if (name && value !== undefined && !defaults.has(name)) defaults.set(name, value)
  }
  const memberIn = (node) => {
    if (node?.type === 'ChainExpression') return memberIn(node.expression)
    if (node?.type === 'Identifier') return singles.get(node.name)
    if (node?.type !== 'MemberExpression' || node.computed) return undefined
    const without = wholes.get(textOf(at, node.object))
    return without && !without.includes(node.property.name) ? node.property.name : undefined
  }
  const nameOf = ({ key }) => key.name ?? key.value

  const take = (pattern, without = []) => {
    if (pattern?.type === 'Identifier') wholes.set(pattern.name, without)
    if (pattern?.type === 'AssignmentPattern') return take(pattern.left, without)
    const own = (pattern?.properties ?? []).filter(({ type }) => type === 'Property')
    for (const property of own) {
      const { value } = property
      const isDefault = value.type === 'AssignmentPattern'
      if (isDefault) keep(nameOf(property), valueText(file, value.right))
      singles.set((isDefault ? value.left : value).name, nameOf(property))
    }
    const rest = pattern?.properties?.find(({ type }) => type === 'RestElement')
    if (rest) wholes.set(rest.argument.name, [...without, ...own.map(nameOf)])
  }

  /** Which members a list of attributes or properties hands on, by their names on the other side. */
  const handedOn = (parts) => {
    let all
    const named = new Map()
    for (const part of parts) {
      const spread = /Spread/.test(part.type) ? wholes.get(textOf(at, part.argument)) : undefined
      if (spread) all = { without: spread, later: [] }
      if (/Spread/.test(part.type)) continue
      const name = part.name?.name ?? (part.key && nameOf(part))
      named.set(name, memberIn(part.value?.expression ?? part.value))
      all?.later.push(name)
    }
    return (name) =>
      named.get(name) ?? (all && !named.has(name) && !all.without.includes(name) ? name : undefined)
  }
  const handOn = (target, index, memberFor) => {
    if (!target) return
    for (const [name, value] of defaultsIn(target, index, seen)) keep(memberFor(name), value)
  }

  const visit = (node) => {
    if (node.type === 'VariableDeclarator' && node.init) {
      const without = wholes.get(textOf(at, node.init))
      if (without) take(node.id, without)
      const spread = node.init.properties?.find(
        ({ type, argument }) => type === 'SpreadElement' && wholes.has(textOf(at, argument)),
      )
      if (spread) take(node.id)
      const held =
        node.init.callee?.name === 'useRef' && wholes.get(textOf(at, node.init.arguments[0] ?? node))
      if (held) wholes.set(`${node.id.name}.current`, held)
    }
    if (node.type === 'LogicalExpression' && node.operator === '??')
      keep(memberIn(node.left), valueText(file, node.right))
    if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator) && node.right.value === false)
      keep(memberIn(node.left), 'true')
    if (node.type === 'JSXOpeningElement') handOn(resolve(file, node.name), 0, handedOn(node.attributes))
    if (node.type === 'CallExpression')
      node.arguments.forEach((argument, index) => {
        const single = memberIn(argument)
        const whole = wholes.get(textOf(at, argument))
        const target = (argument.properties || single || whole) && resolve(file, node.callee)
        if (!target?.made.params[index]) return
        if (single) handOn(target, index, (name) => (name === itself ? single : undefined))
        else
          handOn(
            target,
            index,
            argument.properties
              ? handedOn(argument.properties)
              : (name) => (whole.includes(name) ? undefined : name),
          )
      })
  }
  return {
    take: (pattern) => {
      take(pattern)
      const { left = pattern } = pattern ?? {}
      if (left?.type === 'Identifier') singles.set(left.name, itself)
      if (pattern?.right) keep(itself, valueText(file, pattern.right))
    },
    visit,
  }
}

/** What the props of a component are when they are not given, by their names. */
export const defaultsOf = (component) => defaultsIn(component, 0, new Map())
