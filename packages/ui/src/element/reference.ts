import type { Locale } from '../locale/locale'
import { type Attribute, type Attributes, commonAttributes, propName } from './attributes'
import type { ElementEvents } from './element-types'

/** A text in each language. */
type Translated = Readonly<Record<Locale, string>>

/** The types of a detail's members, as TypeScript writes them. */
interface MemberTypes {
  string: string
  number: number
  'string | null': string | null
  'number | null': number | null
}

/** The members of an event's `detail`, each with its type. */
export type Detail = Readonly<Record<string, keyof MemberTypes>>

/** What is said of an attribute; a required one has an example, with which the element shows something. */
export type AttributeText<A extends Attribute = Attribute> = Translated &
  (A extends { required: true } ? { example: string } : { example?: string })

/** What is said of an event; without a `detail` its detail is undefined. */
export type EventText = Translated & { detail?: Detail }

/**
 * All that documentation, types and editors need to know of an element. A browser that shows the element does not load it:
 * the texts are apart from the tables of attributes and events.
 */
export interface ElementReference<
  A extends Attributes = Attributes,
  E extends ElementEvents = ElementEvents,
> {
  tag: `chuhai-${string}`
  attributes: A
  /** Callback → event. */
  events: E
  /** What people call it. */
  name: Translated
  /** What it shows and does, in Markdown. */
  about: Translated
  /** The component of the same package. */
  component: string
  /** An example of the element in a page. */
  html: string
  texts: {
    attributes: { readonly [Name in keyof A]: AttributeText<A[Name]> }
    /** By the callback that dispatches the event. */
    events: { readonly [Callback in keyof E]: EventText }
  }
}

type DetailOf<T> = T extends { detail: infer D extends Detail }
  ? keyof D extends never
    ? Record<string, never>
    : { -readonly [Name in keyof D]: MemberTypes[D[Name]] }
  : undefined

/** The details of an element's events by the name of the event. */
export type EventDetails<R> = R extends { events: infer E extends ElementEvents; texts: { events: infer T } }
  ? { [Callback in keyof E & keyof T as E[Callback] & string]: DetailOf<T[Callback]> }
  : never

/** A table of attributes with what is said of each. */
export interface AttributesReference {
  attributes: Attributes
  texts: { attributes: Readonly<Record<string, AttributeText>> }
}

/** The attributes of every element. */
export const commonReference = {
  attributes: commonAttributes,
  texts: {
    attributes: {
      locale: {
        'zh-CN': '全部文字的语言，默认跟随页面。',
        en: 'Language of all texts; by default that of the page.',
      },
      theme: {
        'zh-CN': '浅色、深色，或跟随访客的系统。默认跟随标签上的 data-theme。',
        en: 'Light, dark, or as the visitor’s system is set; by default as data-theme of the tag.',
      },
    },
  },
} as const satisfies AttributesReference

/** Returns attributes, each with what is said of it. */
export const attributesOf = ({
  attributes,
  texts,
}: AttributesReference): Readonly<Record<string, Attribute & AttributeText>> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const text = texts.attributes[name]
      return text ? [[name, { ...attribute, ...text }]] : []
    }),
  )

/** Returns the events of an element, each with its name and what is said of it. */
export const eventsOf = ({ events, texts }: ElementReference): readonly (EventText & { name: string })[] =>
  Object.entries(events).flatMap(([callback, name]) => {
    const text = texts.events[callback]
    return text ? [{ name, ...text }] : []
  })

/** Returns values for the attributes without which an element shows nothing. */
export const examplesOf = ({ texts }: AttributesReference): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts.attributes).flatMap(([name, { example }]) => (example ? [[name, example]] : [])),
  )

/** Returns the type of an event's detail as TypeScript writes it. */
export const detailType = ({ detail }: Pick<EventText, 'detail'>): string => {
  if (!detail) return 'undefined'
  const members = Object.entries(detail).map(([name, type]) => `${name}: ${type}`)
  return members.length > 0 ? `{ ${members.join('; ')} }` : 'Record<string, never>'
}

const control = (attribute: Attribute) => {
  if (attribute.kind === 'choice') return { control: 'select' as const, options: [...attribute.choices] }
  if (attribute.kind === 'boolean' || attribute.kind === 'number') return { control: attribute.kind }
  if (attribute.kind === 'list') return { control: 'object' as const }
  return { control: 'text' as const }
}

/**
 * Storybook's `argTypes` of an element: its own attributes, each with its control and its sentence.
 *
 * @example
 * const argTypes = storyControls(reference)
 */
export const storyControls = (reference: AttributesReference) =>
  Object.fromEntries(
    Object.entries(attributesOf(reference)).map(([name, attribute]) => [
      propName(name),
      { ...control(attribute), description: attribute.en },
    ]),
  )
