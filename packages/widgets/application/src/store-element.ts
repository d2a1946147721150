'use client'

import type { Application } from '@chuhai/contract/application'
import type { Core } from '@chuhai/core'
import {
  type AttributeProps,
  type Attributes,
  defineElement,
  draftName,
  type ElementCallbacks,
  type ElementJsx,
  type ElementOf,
  type ElementReference,
  type EventDetails,
  type EventsOf,
} from '@chuhai/ui/element'
import { createElement } from 'react'
import { StoreApplication, type StoreApplicationProps } from './StoreApplication'

/** The tag of the application for a store. */
export const storeApplicationTag = 'chuhai-store-application'

/** Attributes of the element, which are its props and its properties. */
export const storeApplicationAttributes = {
  platform: { kind: 'string' },
  site: { kind: 'string' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const storeApplicationEvents = {
  onSubmitted: 'chuhai-store-submitted',
  onCancelled: 'chuhai-store-cancelled',
} as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: storeApplicationTag,
  attributes: storeApplicationAttributes,
  events: storeApplicationEvents,
  name: { 'zh-CN': '开店申请', en: 'Store application' },
  about: {
    'zh-CN': '在平台开店的申请表，分步填写，边填边存；通过后是开店进度和可选的服务。',
    en: 'The application for a store on a platform, in steps, saved while it is filled in; later how far its opening is, and help with it.',
  },
  component: 'StoreApplication',
  html: '<chuhai-store-application platform="amazon" site="us"></chuhai-store-application>',
  texts: {
    attributes: {
      platform: {
        'zh-CN': '哪个平台：短名、中文名或门户里的编号，例如 amazon；不填由访客自己选。',
        en: 'Which platform, by its short name, its name or its number at the portal, for example amazon; visitors choose where it is left out.',
      },
      site: {
        'zh-CN': '平台的哪个站点，例如 us；不填由访客自己选。',
        en: 'Which site of the platform, for example us; visitors choose where it is left out.',
      },
    },
    events: {
      onSubmitted: {
        detail: { id: 'string | null', state: 'string' },
        'zh-CN': '申请已提交。',
        en: 'The application was submitted.',
      },
      onCancelled: {
        detail: { id: 'string | null', state: 'string' },
        'zh-CN': '申请已撤回。',
        en: 'The application was withdrawn.',
      },
    },
  },
} as const satisfies ElementReference<typeof storeApplicationAttributes, typeof storeApplicationEvents>

/** The details of its events. */
export type StoreApplicationEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-store-application': ElementOf<typeof storeApplicationAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<StoreApplicationEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-store-application': ElementJsx<typeof storeApplicationAttributes, StoreApplicationEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof storeApplicationAttributes> &
  ElementCallbacks<typeof storeApplicationEvents, StoreApplicationEventDetails> &
  Pick<StoreApplicationProps, 'core' | 'draft' | 'locale'>

const StoreApplicationElement = ({ onSubmitted, onCancelled, ...props }: ElementProps) =>
  createElement(StoreApplication, {
    ...props,
    onChanged: ({ id, state }: Application) => {
      if (state === 'withdrawn') onCancelled?.({ id, state })
      else onSubmitted?.({ id, state })
    },
  })

/**
 * Registers `<chuhai-store-application>`; `core` is called each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineStoreApplication(() => core)
 */
export const defineStoreApplication = (core: () => Core): void =>
  defineElement(storeApplicationTag, {
    component: StoreApplicationElement,
    attributes: storeApplicationAttributes,
    events: storeApplicationEvents,
    props: (host) => ({ core: core(), draft: draftName(host) }),
    theme: ({ core }) => core.theme.$theme,
  })
