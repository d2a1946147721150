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
  type EventsOf,
} from '@chuhai/ui/element'
import { createElement } from 'react'
import { AiChat, type AiChatProps } from './index'

/** The tag of the chat. */
export const aiChatTag = 'chuhai-ai-chat'

/** Attributes of the element: its props, its story controls and the table of the README. */
export const aiChatAttributes = {
  consult: {
    kind: 'boolean',
    about: '次数用完时显示“在线咨询”，按下时发出事件 chuhai-consultation-requested。',
  },
  'hide-heading': { kind: 'boolean', about: '不显示标题“AI 助手”。' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const aiChatEvents = { onConsult: 'chuhai-consultation-requested' } as const

/** The details of these events. */
export interface AiChatEventDetails {
  /** 在线咨询 was pressed, which the attribute `consult` shows. */
  'chuhai-consultation-requested': undefined
}

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
