import { commentAbove, parse, textOf } from './parse-source.mjs'
import { defaultsOf, functionOf } from './read-defaults.mjs'
import { membersOf } from './read-members.mjs'

/** The type of the props: that of the parameter, or the second type argument of `forwardRef`. */
const propsType = ({ made, call }) =>
  made.params[0]?.typeAnnotation?.typeAnnotation ?? call?.typeArguments?.params.at(-1)

/** A component that forwards its ref does not name it among its props. */
const refOf = ({ file, call }) => {
  const element = call?.callee.name === 'forwardRef' && call.typeArguments?.params[0]
  return element ? [['ref', { type: `Ref<${textOf(parse(file), element)}>`, required: false }]] : []
}

const aboutRef = 'Gets the element once it is in the page.'

/** An attribute of ARIA that is not given is not there; any other that is not given is not so. */
const isOff = (name, { type, required }) => type === 'boolean' && !required && !name.startsWith('aria-')

const propsIn = (members, defaults) => {
  const props = new Map()
  for (const [name, member] of members.filter(([, { isForeign }]) => !isForeign)) {
    const value = defaults.get(name) ?? (isOff(name, member) ? 'false' : undefined)
    const about = member.about || props.get(name)?.about || (name === 'ref' ? aboutRef : '')
    props.set(name, { ...member, about, ...(value !== undefined && !member.required && { default: value }) })
  }
  const needed = ([, { required }]) => (required ? 0 : 1)
  return Object.fromEntries([...props].sort((one, other) => needed(one) - needed(other)))
}

/**
 * The components of a file: what each is for, its props with their types, their defaults and what they do, and the types
 * of libraries that it takes as well.
 */
export const readComponents = (file) => {
  const at = parse(file)
  return [...at.declared].flatMap(([name, { node, start }]) => {
    const component = /^[A-Z]/.test(name) && functionOf(file, node)
    const type = component && propsType(component)
    if (!type) return []
    const given = new Map(
      component.made.typeParameters?.params.map((param) => [
        param.name.name,
        param.constraint ? textOf(at, param.constraint) : 'unknown',
      ]),
    )
    const members = [...refOf(component), ...membersOf({ file: component.file, given }, type)]
    return [
      {
        name,
        ...commentAbove(at, start),
        props: propsIn(members, defaultsOf(component)),
        also: members.flatMap(([, { isForeign, type, without }]) => (isForeign ? [{ type, without }] : [])),
      },
    ]
  })
}
