import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Returns the value of a literal in the source: tables have texts, numbers and lists only. */
const literal = (node) => {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literal(node.expression)
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map(({ key, value }) => [key.name ?? key.value, literal(value)]),
      )
    case 'ArrayExpression':
      return node.elements.map(literal)
    case 'Literal':
      return node.value
    default:
      throw new Error(`[chuhai] A table of an element holds ${node.type}: write what it stands for.`)
  }
}

/** The comment right above a place in the source, as one line. */
const commentAbove = (source, start) =>
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/
    .exec(source.slice(0, start))?.[1]
    .replace(/\n \*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() ?? ''

const exportsOf = (file) => {
  const source = readFileSync(file, 'utf8')
  const { program } = parseSync(file, source)
  const statements = program.body.filter(({ type }) => type === 'ExportNamedDeclaration')
  const constants = Object.fromEntries(
    statements.flatMap(({ start, declaration }) =>
      (declaration?.declarations ?? []).map(({ id, init }) => [
        id.name,
        { read: () => literal(init), about: commentAbove(source, start) },
      ]),
    ),
  )
  return { source, constants, interfaces: statements.map(({ declaration }) => declaration) }
}

/** `locale` and `theme`, which every element has. */
export const readCommonAttributes = (file) => exportsOf(file).constants.commonAttributes.read()

/**
 * Reads the tables of a widget's `element.ts`: its tag, its attributes, and its events with their details.
 *
 * @param {string} file
 * @param {Record<string, object>} common attributes of every element
 */
export const readElement = (file, common) => {
  const { source, constants, interfaces } = exportsOf(file)
  const own = Object.keys(constants)
    .find((name) => name.endsWith('Attributes'))
    ?.replace('Attributes', '')
  const tag = constants[`${own}Tag`]
  const details = interfaces.find((one) => one?.id?.name.endsWith('EventDetails')).body.body
  return {
    tag: tag.read(),
    about: tag.about.replace(/^The tag of /, '').replace(/^\w/, (first) => first.toUpperCase()),
    attributes: { ...constants[`${own}Attributes`].read(), ...common },
    events: details.map(({ key, typeAnnotation, start }) => ({
      name: key.value,
      detail: source.slice(typeAnnotation.typeAnnotation.start, typeAnnotation.typeAnnotation.end),
      about: commentAbove(source, start),
    })),
  }
}
