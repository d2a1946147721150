import { ownOptions } from '@chuhai/host-page'
import { type ComponentType, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type Locale, LocaleProvider } from '../locale/locale'
import type { Theme } from '../scope/Scope'
import { adoptStyles } from '../styling/adopt-styles'
import { StyleRoot, tokens } from '../styling/use-styles'
import {
  type AttributeProps,
  type Attributes,
  commonAttributes,
  propName,
  readAttribute,
  writeAttribute,
} from './attributes'
import elementCss from './element.css?inline'
import { isolateEvents, scrollsItself } from './isolate-events'

interface ThemeStore {
  get(): Theme
  /** Calls the listener after every change; returns how to stop. */
  listen(changed: () => void): () => void
}

/** What an element is made of. */
export interface ElementDefinition<A extends Attributes, E extends Readonly<Record<string, string>>, Extra> {
  /** Gets the attributes as props, the callbacks of `events`, what `props` gives, and `locale`. */
  component: ComponentType<
    AttributeProps<A> & { [Callback in keyof E]?: (detail?: unknown) => boolean } & Extra & {
        locale?: Locale
      }
  >
  /** Stylesheets to be there before the first render; those of the parts come by `useStyles`. */
  styles?: readonly string[]
  attributes?: A
  /** Callback prop → name of the event it dispatches, e.g. `{ onSubmitted: 'chuhai-submitted' }`. */
  events?: E
  /** The theme while the element has no attribute `theme`, e.g. that of the page's core. */
  theme?: (props: Extra) => ThemeStore
  /** Further props, asked for each time the element enters a page, e.g. the page's core. */
  props?: (host: HTMLElement) => Extra
}

/**
 * Registers a custom element: a thin shell around a component, in an open shadow root. Does nothing on a server, and
 * nothing when the tag is defined already.
 *
 * @param tag Begins with `chuhai-`.
 * @param given The component with its attributes, events and styles. Callbacks return `false` when a listener called
 *   `preventDefault()`.
 * @example
 * defineElement('chuhai-hello', {
 *   component: ({ size }) => <b>{size}</b>,
 *   attributes: { size: { kind: 'choice', choices: ['small', 'large'] } },
 * })
 */
export const defineElement = <
  const A extends Attributes = Attributes,
  const E extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
  Extra = unknown,
>(
  tag: `chuhai-${string}`,
  given: ElementDefinition<A, E, Extra>,
): void => {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return
  const definition = ownOptions(given)
  const attributes: Attributes = { ...definition.attributes, ...commonAttributes }
  const names = Object.keys(attributes)

  class ChuhaiElement extends HTMLElement {
    static readonly observedAttributes = [...names, scrollsItself]
    static {
      for (const name of names) {
        const absent = attributes[name]?.kind === 'boolean' ? false : undefined
        const property: PropertyDescriptor & ThisType<ChuhaiElement> = {
          enumerable: true,
          configurable: true,
          get() {
            return this.#values[propName(name)] ?? absent
          },
          set(value: unknown) {
            writeAttribute(this, name, value)
          },
        }
        Object.defineProperty(ChuhaiElement.prototype, propName(name), ownOptions(property))
      }
    }

    readonly #shadow = this.attachShadow(ownOptions({ mode: 'open' }))
    readonly #values: Record<string, unknown> = ownOptions({})
    readonly #callbacks: Record<string, unknown> = {}
    #extra: object = {}
    #theme: ThemeStore | undefined
    #stopTheme: (() => void) | undefined
    #root: Root | undefined
    #isRenderDue = false

    constructor() {
      super()
      isolateEvents(this.#shadow)
      for (const [callback, type] of Object.entries(definition.events ?? {}))
        this.#callbacks[callback] = (detail: unknown) =>
          this.dispatchEvent(
            new CustomEvent(type, ownOptions({ detail, bubbles: true, composed: true, cancelable: true })),
          )
    }

    connectedCallback(): void {
      if (this.#root) return // moved within the page: everything typed stays
      this.setAttribute(scrollsItself, '')
      this.#takeOverProperties()
      adoptStyles(this.#shadow, elementCss, tokens, ...(definition.styles ?? []))
      this.#extra = (definition.props?.(this) ?? {}) as object
      const scope = document.createElement('div')
      scope.className = 'chuhai ch-element'
      this.#shadow.replaceChildren(scope)
      this.#root = createRoot(scope)
      this.#theme = definition.theme?.(this.#extra as Extra)
      this.#stopTheme = this.#theme?.listen(() => this.#render())
      this.#render()
    }

    /** A property that was set before the element was defined lies on the element itself and hides ours. */
    #takeOverProperties(): void {
      for (const name of names) {
        const property = Object.getOwnPropertyDescriptor(this, propName(name))
        if (!property) continue
        delete (this as Record<string, unknown> & HTMLElement)[propName(name)]
        writeAttribute(this, name, property.value)
      }
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#root) return
        this.#stopTheme?.()
        this.#root.unmount()
        this.#root = undefined
        this.#shadow.replaceChildren()
      })
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null): void {
      // A page that is morphed into the server's HTML takes away what that lacks.
      if (name === scrollsItself && text === null) this.setAttribute(name, '')
      const attribute = attributes[name]
      if (!attribute) return
      this.#values[propName(name)] = readAttribute(tag, name, attribute, text)
      if (!this.#root || this.#isRenderDue) return
      this.#isRenderDue = true
      queueMicrotask(() => this.#render())
    }

    #render(): void {
      this.#isRenderDue = false
      if (!this.#root) return
      const { theme, ...props } = this.#values
      const locale = props.locale as Locale | undefined
      const scope = this.#shadow.firstElementChild as HTMLElement
      scope.dataset.theme = (theme as string | undefined) ?? this.#theme?.get() ?? 'light'
      if (locale) scope.lang = locale
      else scope.removeAttribute('lang')
      const all = ownOptions({ ...props, ...this.#callbacks, ...this.#extra })
      const component = createElement(definition.component as ComponentType<object>, all)
      this.#root.render(
        createElement(
          StyleRoot.Provider,
          { value: this.#shadow },
          createElement(LocaleProvider, { locale }, component),
        ),
      )
    }
  }
  customElements.define(tag, ChuhaiElement)
}
