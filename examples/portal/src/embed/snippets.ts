import { policyOf, tagFiles } from '@chuhai/contract/embed'
import { type Attributes, commonAttributes, propName } from '@chuhai/ui/element'
import { type Choice, colours, floats } from './choice'

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

/** The props of a table of attributes, from their texts. */
const propsOf = ({ fields, values }: Choice): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => {
      const { kind } = fields[name] ?? {}
      return [propName(name), kind === 'number' ? Number(text) : kind === 'boolean' ? text === 'true' : text]
    }),
  )

const reactText = (choice: Choice, base: string): string => {
  const { widget, values } = choice
  const { component, module } = widget
  const props = Object.entries(widget.props(propsOf(choice)))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${propText(name, value)}`)
    .join('')
  const signsOn = widget.signsOn !== false
  const imports = [
    { from: module, name: component },
    { from: '@chuhai/core', name: 'createCore' },
    ...(signsOn ? [{ from: '@chuhai/login', name: 'SignOn' }] : []),
  ]
  const options = [`base: '${base}'`, ...(values.locale ? [`locale: '${values.locale}'`] : [])]
  return [
    ...imports.map(({ from, name }) => `import { ${name} } from '${from}'`),
    '',
    `const core = createCore({ ${options.join(', ')} })`,
    '',
    'export const Page = () => (',
    `  <div className="chuhai"${values.theme ? ` data-theme="${values.theme}"` : ''}>`,
    `    <${component} core={core}${props} />`,
    ...(signsOn ? ['    <SignOn core={core} />'] : []),
    '  </div>',
    ')',
  ].join('\n')
}

export type SnippetKind = 'tag' | 'element' | 'events' | 'styles' | 'react' | 'policy'

/** Everything that a choice can be pasted as, by kind. */
export const snippetsOf = (choice: Choice, base: string): [SnippetKind, string][] => {
  const { widget } = choice
  const policy = policyOf({ base, signsOn: widget.signsOn !== false, plays: widget.plays ?? false })
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
