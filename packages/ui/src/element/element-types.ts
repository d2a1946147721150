import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Attribute, AttributeProps, Attributes, commonAttributes, ElementProperties } from './attributes'

/** Callback prop → name of the event that it dispatches. */
export type ElementEvents = Readonly<Record<string, `chuhai-${string}`>>

/** The callbacks that dispatch an element's events; each returns false where a listener called `preventDefault()`. */
export type ElementCallbacks<E extends ElementEvents, Details extends Record<E[keyof E], unknown>> = {
  [Callback in keyof E]?: (
    ...detail: Details[E[Callback]] extends undefined ? [] : [detail: Details[E[Callback]]]
  ) => boolean
}

/** An element in the page, for `HTMLElementTagNameMap`: its properties are those of its table. */
export type ElementOf<A extends Attributes> = HTMLElement & ElementProperties<A & typeof commonAttributes>

/** Its events with their details, for `GlobalEventHandlersEventMap`. */
export type EventsOf<Details> = { [Type in keyof Details]: CustomEvent<Details[Type]> }

/** An attribute as it is written. */
type Written<A extends Attribute> = A extends { choices: readonly (infer Choice)[] }
  ? Choice
  : A extends { kind: 'boolean' }
    ? boolean | '' | 'true' | 'false'
    : A extends { kind: 'number' }
      ? number | `${number}`
      : A extends { kind: 'list' }
        ? string | readonly string[]
        : string

type Hyphenated<A> = { [Name in keyof A as Name extends `${string}-${string}` ? Name : never]: A[Name] }

type WrittenOf<A extends Attributes> = { [Name in keyof A]?: Written<A[Name]> | undefined }

/** What JSX takes for an element: attributes as they are written or in camel case, and `onchuhai-…` for its events. */
export type ElementJsx<A extends Attributes, Details = unknown> = DetailedHTMLProps<
  HTMLAttributes<HTMLElement>,
  HTMLElement
> &
  WrittenOf<A & typeof commonAttributes> &
  AttributeProps<Hyphenated<A>> & {
    [Type in keyof Details as `on${Type & string}`]?:
      | ((event: CustomEvent<Details[Type]>) => unknown)
      | undefined
  }
