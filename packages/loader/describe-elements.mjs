/** The loader renders the help box without defining a custom element for it, so its element has no properties. */
const isPainted = ({ tag }) => tag === 'chuhai-help-box'

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const className = ({ tag }) => camelCase(`-${tag}`)

const choicesOf = ({ choices }) => choices.map((choice) => `'${choice}'`).join(' | ')

/** The type of a property, and what an attribute may be written as. */
const types = {
  string: { value: () => 'string', written: () => 'string' },
  url: { value: () => 'string', written: () => 'string' },
  list: { value: () => 'readonly string[]', written: () => 'string | readonly string[]' },
  number: { value: () => 'number', written: () => 'number | string' },
  boolean: { value: () => 'boolean', written: () => "boolean | '' | 'true' | 'false'" },
  choice: { value: choicesOf, written: choicesOf },
}
const valueType = (attribute) => types[attribute.kind].value(attribute)
const propertyType = (attribute) =>
  attribute.kind === 'boolean' ? 'boolean' : `${valueType(attribute)} | undefined`
const writtenType = (attribute) => types[attribute.kind].written(attribute)

const declarationOf = (element) => ({
  kind: 'class',
  customElement: true,
  name: className(element),
  tagName: element.tag,
  description: element.about,
  superclass: { name: 'HTMLElement' },
  attributes: Object.entries(element.attributes).map(([name, attribute]) => ({
    name,
    type: { text: valueType(attribute) },
    description: attribute.about,
    ...(isPainted(element) ? {} : { fieldName: camelCase(name) }),
  })),
  members: isPainted(element)
    ? []
    : Object.entries(element.attributes).map(([name, attribute]) => ({
        kind: 'field',
        name: camelCase(name),
        type: { text: propertyType(attribute) },
        description: attribute.about,
        attribute: name,
        reflects: true,
      })),
  events: element.events.map(({ name, detail, about }) => ({
    name,
    type: { text: `CustomEvent<${detail}>` },
    description: about,
  })),
})

/** The Custom Elements Manifest, which editors and Storybook read. */
export const manifestOf = (elements) => ({
  schemaVersion: '1.0.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'loader.js',
      declarations: elements.map(declarationOf),
      exports: elements.map((element) => ({
        kind: 'custom-element-definition',
        name: element.tag,
        declaration: { name: className(element), module: 'loader.js' },
      })),
    },
  ],
})

const interfaceOf = (element) =>
  [
    `/** ${element.about} */`,
    `interface ${className(element)} extends HTMLElement {`,
    ...(isPainted(element)
      ? []
      : Object.entries(element.attributes).flatMap(([name, attribute]) => [
          `  /** ${attribute.about} */`,
          `  ${camelCase(name)}: ${propertyType(attribute)}`,
        ])),
    '}',
  ].join('\n')

const eventsOf = (elements) =>
  new Map(elements.flatMap(({ events }) => events).map((event) => [event.name, event]))

/**
 * Types for pages that load the elements by a tag: the elements, their events, and `window.Chuhai`.
 *
 * @param {object[]} elements
 * @param {string} pageApi the declarations of `window.Chuhai`
 */
export const typesOf = (elements, pageApi) => `${elements.map(interfaceOf).join('\n\n')}

interface HTMLElementTagNameMap {
${elements.map((element) => `  '${element.tag}': ${className(element)}`).join('\n')}
}

interface GlobalEventHandlersEventMap {
${[...eventsOf(elements).values()]
  .map(({ name, detail, about }) => `  /** ${about} */\n  '${name}': CustomEvent<${detail}>`)
  .join('\n')}
}

${pageApi.replace(/^export /gm, '').trim()}

declare var Chuhai: Chuhai
`

/** In templates: attributes as they are written, and in camel case as properties. */
const propsOf = (element) =>
  Object.entries(element.attributes).flatMap(([name, attribute]) => [
    `'${name}'?: ${writtenType(attribute)} | undefined`,
    ...(name.includes('-') && !isPainted(element)
      ? [`${camelCase(name)}?: ${valueType(attribute)} | undefined`]
      : []),
  ])

const block = (lines, indent) => lines.map((line) => `${indent}${line}`).join('\n')

/** Types of the elements in JSX, for React 19. */
export const reactTypesOf = (elements) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Props = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements
  .map(
    (element) => `      '${element.tag}': Props & {
${block(
  [
    ...propsOf(element),
    ...element.events.map(({ name, detail }) => `'on${name}'?: (event: CustomEvent<${detail}>) => unknown`),
  ],
  '        ',
)}
      }`,
  )
  .join('\n')}
    }
  }
}
`

/** Types of the elements in the templates of Vue 3. */
export const vueTypesOf = (elements) => `import type { HTMLAttributes, PublicProps } from 'vue'

type Emit<Events> = <Name extends keyof Events>(event: Name, payload: Events[Name]) => void
type Component<Props, Events> = new () => {
  $props: Props & HTMLAttributes & PublicProps
  $emit: Emit<Events>
}

declare module 'vue' {
  interface GlobalComponents {
${elements
  .map(
    (element) => `    '${element.tag}': Component<
      {
${block(propsOf(element), '        ')}
      },
      {
${block(
  element.events.map(({ name, detail }) => `'${name}': CustomEvent<${detail}>`),
  '        ',
)}
      }
    >`,
  )
  .join('\n')}
  }
}
`
