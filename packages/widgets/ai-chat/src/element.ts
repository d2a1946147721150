'use client'

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
import { AiChat, type AiChatProps } from './index'

/** The tag of the chat. */
export const aiChatTag = 'chuhai-ai-chat'

/** Attributes of the element, which are its props and its properties. */
export const aiChatAttributes = {
  consult: {
    kind: 'boolean',
  },
  'hide-heading': { kind: 'boolean' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const aiChatEvents = { onConsult: 'chuhai-consultation-requested' } as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: aiChatTag,
  attributes: aiChatAttributes,
  events: aiChatEvents,
  name: { 'zh-CN': 'AI 助手', en: 'AI assistant' },
  about: {
    'zh-CN':
      '登录以后可以提问，回答边写边显示。高度用 `--chuhai-chat-height` 设置。在 React 里，`framed` 画出元素那样的卡片，有自己的高度。',
    en: 'Visitors who are signed in ask questions; answers show while they are written. `--chuhai-chat-height` sets the height. In React, `framed` draws a card with a height of its own, as the element always has.',
  },
  component: 'AiChat',
  html: '<chuhai-ai-chat consult></chuhai-ai-chat>',
  texts: {
    attributes: {
      consult: {
        'zh-CN': '次数用完时显示“在线咨询”，按下时发出事件 chuhai-consultation-requested。',
        en: 'Offers a consultation when the quota is used up; a press dispatches chuhai-consultation-requested.',
      },
      'hide-heading': { 'zh-CN': '不显示标题“AI 助手”。', en: 'Leaves out the heading.' },
    },
    events: {
      onConsult: {
        'zh-CN': '次数用完以后，访客按了“在线咨询”。',
        en: 'The quota is used up, and the visitor asks for a consultation.',
      },
    },
  },
} as const satisfies ElementReference<typeof aiChatAttributes, typeof aiChatEvents>

/** The details of its events. */
export type AiChatEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-ai-chat': ElementOf<typeof aiChatAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<AiChatEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-ai-chat': ElementJsx<typeof aiChatAttributes, AiChatEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof aiChatAttributes> &
  ElementCallbacks<typeof aiChatEvents, AiChatEventDetails> &
  Pick<AiChatProps, 'core' | 'draft' | 'locale'>

const AiChatElement = ({ consult, onConsult, ...props }: ElementProps) =>
  createElement(AiChat, {
    ...props,
    framed: true,
    onConsult: consult ? () => void onConsult?.() : undefined,
  })

/**
 * Registers `<chuhai-ai-chat>`; `core` is asked each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineAiChat(() => core)
 */
export const defineAiChat = (core: () => Core): void =>
  defineElement(aiChatTag, {
    component: AiChatElement,
    attributes: aiChatAttributes,
    events: aiChatEvents,
    props: (host) => ({ core: core(), draft: draftName(host) }),
    theme: ({ core }) => core.theme.$theme,
  })
