'use client'

import type { Core } from '@chuhai/core'
import {
  type AttributeProps,
  type Attributes,
  defineElement,
  type ElementCallbacks,
  type ElementJsx,
  type ElementOf,
  type ElementReference,
  type EventDetails,
  type EventsOf,
} from '@chuhai/ui/element'
import { createElement } from 'react'
import { Inbox, type InboxProps } from './index'

/** The tag of the inbox. */
export const inboxTag = 'chuhai-inbox'

/** Attributes of the element, which are its props and its properties. */
export const inboxAttributes = {
  view: { kind: 'choice', choices: ['list', 'bell'] },
  'messages-url': { kind: 'url' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const inboxEvents = {
  onOpened: 'chuhai-message-opened',
} as const

/** What is told of the element; browsers that show it do not load this. */
export const reference = {
  tag: inboxTag,
  attributes: inboxAttributes,
  events: inboxEvents,
  name: { 'zh-CN': '消息', en: 'Inbox' },
  about: {
    'zh-CN': '访客在门户里的消息：列表，或页头里的铃铛。`signed-out` 插槽里的内容给未登录的访客看。',
    en: 'The visitor’s messages of the portal: the list, or the bell of a header. The slot `signed-out` is for visitors who are not signed in.',
  },
  component: 'Inbox',
  html: '<chuhai-inbox view="bell"></chuhai-inbox>',
  texts: {
    attributes: {
      view: {
        'zh-CN': 'list 是消息列表，bell 是带未读数的铃铛；默认 list。',
        en: 'The list of messages, or the bell with the number of unread ones; by default the list.',
      },
      'messages-url': {
        'zh-CN': '“全部消息”的地址，默认是门户的个人中心。',
        en: 'The address of 全部消息; by default the personal centre of the portal.',
      },
    },
    events: {
      onOpened: {
        detail: { id: 'string', kind: 'string', path: 'string | null' },
        'zh-CN': '打开了一条消息；`path` 是它指向的门户页面。',
        en: 'A message was opened; `path` is the page of the portal that it leads to.',
      },
    },
  },
} as const satisfies ElementReference<typeof inboxAttributes, typeof inboxEvents>

/** The details of its events. */
export type InboxEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-inbox': ElementOf<typeof inboxAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<InboxEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-inbox': ElementJsx<typeof inboxAttributes, InboxEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof inboxAttributes> &
  ElementCallbacks<typeof inboxEvents, InboxEventDetails> &
  Pick<InboxProps, 'core' | 'locale'>

const InboxElement = ({ onOpened, ...props }: ElementProps) =>
  createElement(Inbox, {
    ...props,
    signedOut: createElement('slot', { name: 'signed-out' }),
    onOpened: (detail) => void onOpened?.(detail),
  })

/**
 * Registers `<chuhai-inbox>`; `core` is asked each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineInbox(() => core)
 */
export const defineInbox = (core: () => Core): void =>
  defineElement(inboxTag, {
    component: InboxElement,
    attributes: inboxAttributes,
    events: inboxEvents,
    props: () => ({ core: core() }),
    theme: ({ core }) => core.theme.$theme,
  })
