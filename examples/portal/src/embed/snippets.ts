import { policyOf, tagFiles } from '@chuhai/contract/embed'
import {
  type Attribute,
  type Attributes,
  commonAttributes,
  parseAttribute,
  propName,
} from '@chuhai/ui/element'
import { type Choice, colours, floats } from './choice'
import type { Props } from './widgets'

/** What a choice puts on a page: the tag, and for all but the box an element. */
export interface Embedded {
  file: string
  /** `data-…` of the tag. */
  settings: Record<string, string>
  element: { tag: string; attributes: Record<string, string> } | null
  styles: string
}

const pick = (values: Readonly<Record<string, string>>, takes: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => takes(name)))

const asData = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]))

/** A colour and the two darker ones of hover and press. */
const stylesOf = ({ widget, colours: chosen }: Choice): string => {
  const lines = (Object.keys(colours) as (keyof typeof colours)[]).flatMap((name) => {
    const colour = chosen[name]
    if (!colour) return []
    return [
      `  --chuhai-${name}: ${colour};`,
      `  --chuhai-${name}-hover: color-mix(in srgb, ${colour} 85%, black);`,
      `  --chuhai-${name}-active: color-mix(in srgb, ${colour} 70%, black);`,
    ]
  })
  return lines.length > 0 ? [`${widget.tag} {`, ...lines, '}'].join('\n') : ''
}

/** The element of a choice with what it takes, and the tag with the rest. */
const asElement = (choice: Choice): Embedded => {
  const { widget, values } = choice
  const table: Attributes = { ...widget.attributes, ...commonAttributes }
  const takes = (name: string) => Object.hasOwn(table, name)
  return {
    file: tagFiles.elements,
    settings: asData(pick(values, (name) => !takes(name))),
    element: { tag: widget.tag, attributes: pick(values, takes) },
    styles: stylesOf(choice),
  }
}

/** What a choice puts on a page, in the way that is recommended for it. */
export const embeddedOf = (choice: Choice): Embedded =>
  floats(choice)
    ? { file: tagFiles.box, settings: asData(choice.values), element: null, styles: stylesOf(choice) }
    : asElement(choice)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const attributesText = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === 'true' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('')

const htmlOf = ({ file, settings, element }: Embedded, base: string): string =>
  [
    `<script async crossorigin src="${base}/widgets/${file}"${attributesText(settings)}></script>`,
    ...(element ? [`<${element.tag}${attributesText(element.attributes)}></${element.tag}>`] : []),
  ].join('\n')

const eventsText = ({ widget }: Choice): string =>
  Object.values(widget.events)
    .map((event) => `document.addEventListener('${event}', ({ detail }) => console.log('${event}', detail))`)
    .join('\n')

const propText = (name: string, value: unknown): string => {
  if (value === true) return name
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`
  return `${name}={${typeof value === 'function' ? '() => {}' : JSON.stringify(value)}}`
}

/** What a component takes of a choice; language, theme and what follows a sign-on are the provider's. */
const propsOf = ({ widget, fields, values }: Choice): Props => {
  const own = pick(values, (name) => Object.hasOwn(widget.attributes, name))
  const props = Object.fromEntries(
    Object.entries(own).map(([name, text]) => [
      propName(name),
      parseAttribute(fields[name] as Attribute, text),
    ]),
  )
  return widget.props?.(props) ?? props
}

/** What the provider takes of a choice; the offset of the box is the tag's alone. */
const provided = ({ widget, values }: Choice): Props => {
  const names = ['locale', 'theme', 'after-login']
  const taken = pick(values, (name) => names.includes(name) && !Object.hasOwn(widget.attributes, name))
  return Object.fromEntries(Object.entries(taken).map(([name, value]) => [propName(name), value]))
}

const propsText = (props: Props): string =>
  Object.entries(props)
    .map(([name, value]) => ` ${propText(name, value)}`)
    .join('')

const reactText = (choice: Choice, base: string): string => {
  const { component, module } = choice.widget
  const imports =
    module === '@chuhai/login'
      ? [`import { ChuhaiProvider, ${component} } from '${module}'`]
      : [`import { ${component} } from '${module}'`, `import { ChuhaiProvider } from '@chuhai/login'`]
  return [
    ...imports.sort(),
    '',
    'export const Page = () => (',
    `  <ChuhaiProvider base="${base}"${propsText(provided(choice))}>`,
    `    <${component}${propsText(propsOf(choice))} />`,
    '  </ChuhaiProvider>',
    ')',
  ].join('\n')
}

export type SnippetKind = 'tag' | 'element' | 'events' | 'styles' | 'react' | 'policy'

interface SnippetOptions {
  /** Origin of the portal. */
  base: string
  /** Origins of the providers of sign-on; null if unknown. */
  providers?: readonly string[] | null
}

/** Everything that a choice can be pasted as, by kind. */
export const snippetsOf = (
  choice: Choice,
  { base, providers = null }: SnippetOptions,
): [SnippetKind, string][] => {
  const { widget } = choice
  const policy = policyOf({
    base,
    signsOn: widget.signsOn !== false,
    providers,
    plays: widget.plays ?? false,
  })
  const all: [SnippetKind, string][] = [
    ['tag', floats(choice) ? htmlOf(embeddedOf(choice), base) : ''],
    ['element', htmlOf(asElement(choice), base)],
    ['styles', stylesOf(choice)],
    ['events', eventsText(choice)],
    [
      'policy',
      Object.entries(policy)
        .map((parts) => parts.join(' '))
        .join('; '),
    ],
    ['react', reactText(choice, base)],
  ]
  return all.filter(([, text]) => text !== '')
}
