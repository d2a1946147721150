import { type Description, propertyType } from './description'

const lines = (all: readonly string[], indent: string) => all.map((line) => `${indent}${line}`).join('\n')

const interfaceOf = ({ className, about, properties }: Description) =>
  [
    `/** ${about} */`,
    `interface ${className} extends HTMLElement {`,
    ...properties.flatMap((property) => [
      `  /** ${property.about} */`,
      `  ${property.property}: ${propertyType(property)}`,
    ]),
    '}',
  ].join('\n')

const eventsOf = (elements: readonly Description[]) =>
  new Map(elements.flatMap(({ events }) => events).map((event) => [event.name, event]))

/**
 * Types for pages that load the elements by a tag: the elements, their events, and `window.Chuhai`.
 *
 * @param pageApi The declarations of `window.Chuhai`.
 */
export const typesOf = (elements: readonly Description[], pageApi: string) => `${elements
  .map(interfaceOf)
  .join('\n\n')}

interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `  '${tag}': ${className}`).join('\n')}
}

interface GlobalEventHandlersEventMap {
${[...eventsOf(elements).values()]
  .map(({ name, type, about }) => `  /** ${about} */\n  '${name}': ${type}`)
  .join('\n')}
}

${pageApi.replace(/^export /gm, '').trim()}

declare var Chuhai: Chuhai
`

/** In templates: attributes as they are written, and in camel case as properties. */
const propsOf = ({ attributes, properties }: Description) =>
  attributes.flatMap((attribute) => [
    `'${attribute.name}'?: ${attribute.written} | undefined`,
    ...(attribute.name.includes('-') && properties.includes(attribute)
      ? [`${attribute.property}?: ${attribute.value} | undefined`]
      : []),
  ])

/** Types of the elements in JSX, for React 19. */
export const reactTypesOf = (
  elements: readonly Description[],
) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Props = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements
  .map(
    (element) => `      '${element.tag}': Props & {
${lines(
  [
    ...propsOf(element),
    ...element.events.map(({ name, type }) => `'on${name}'?: (event: ${type}) => unknown`),
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
export const vueTypesOf = (
  elements: readonly Description[],
) => `import type { HTMLAttributes, PublicProps } from 'vue'

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
${lines(propsOf(element), '        ')}
      },
      {
${lines(
  element.events.map(({ name, type }) => `'${name}': ${type}`),
  '        ',
)}
      }
    >`,
  )
  .join('\n')}
  }
}
`
