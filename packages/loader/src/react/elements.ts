import { options, type VNode } from 'preact'

type Props = Record<string, unknown>

/** React's names of events that are others in a browser: fields tell every key, and focus is heard from outside. */
const eventOf = (name: string, tag: string, type: unknown): string => {
  if (name === 'onFocus') return 'onfocusin'
  if (name === 'onBlur') return 'onfocusout'
  const isTyped = /^(input|textarea)$/.test(tag) && !/^(checkbox|radio|file)$/.test(`${type}`)
  return name === 'onChange' && isTyped ? 'oninput' : name
}

/** `strokeWidth` is `stroke-width` in a drawing. */
const drawn = /^(?:fill|font|letter|stroke|text(?!L))[A-Z]/
const nameOf = (name: string, tag: string, type: unknown): string => {
  if (name === 'className') return 'class'
  if (drawn.test(name)) return name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
  return eventOf(name, tag, type)
}

const withoutUnit = /^(?:-|flex|opacity|order|scale|zIndex)/
const styleOf = (style: object): Props =>
  Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name,
      typeof value === 'number' && !withoutUnit.test(name) ? `${value}px` : value,
    ]),
  )

const { vnode, event } = options

options.vnode = (node: VNode) => {
  const { type } = node
  if (typeof type === 'string') {
    const props = node.props as Props
    const named: Props = {}
    for (const [name, value] of Object.entries(props)) {
      named[nameOf(name, type, props.type)] = name === 'style' && value ? styleOf(value) : value
    }
    node.props = named as typeof node.props
  }
  vnode?.(node)
}

options.event = (native) => Object.assign(event?.(native) ?? native, { nativeEvent: native })
