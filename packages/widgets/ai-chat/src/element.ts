'use client'

import type { Core } from '@chuhai/core'
import { type AttributeProps, type Attributes, defineElement, draftName } from '@chuhai/ui/element'
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

/** Events of the element by the callback that dispatches them. `chuhai-consultation-requested` has no detail. */
export const aiChatEvents = { onConsult: 'chuhai-consultation-requested' } as const

type ElementProps = AttributeProps<typeof aiChatAttributes> &
  Pick<AiChatProps, 'core' | 'draft' | 'locale'> & { onConsult?(detail?: unknown): unknown }

const AiChatElement = ({ consult, hideHeading, onConsult, ...props }: ElementProps) =>
  createElement(AiChat, {
    ...props,
    framed: true,
    heading: !hideHeading,
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
