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
import { HelpBox, type HelpBoxProps } from './HelpBox'

/** The tag of the help box. */
export const helpBoxTag = 'chuhai-help-box'

/** Attributes of the element, which are its props and its properties. */
export const helpBoxAttributes = {
  about: { kind: 'string' },
  side: { kind: 'choice', choices: ['right', 'left'] },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const helpBoxEvents = { onSubmitted: 'chuhai-submitted' } as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: helpBoxTag,
  attributes: helpBoxAttributes,
  events: helpBoxEvents,
  name: { 'zh-CN': '浮动帮助', en: 'Help box' },
  about: {
    'zh-CN':
      '窗口边上的一列按钮：直播、咨询、扫码、电话、AI 助手和回到顶部。一页只有一个，写在哪里都一样；它的属性优先于标签上的设置。',
    en: 'A column of buttons at the edge of the window: live, consultation, scan, phone, AI assistant, back to top. There is one on a page, wherever it is written; its attributes win over the settings of the tag.',
  },
  component: 'HelpBox',
  html: '<chuhai-help-box side="left"></chuhai-help-box>',
  texts: {
    attributes: {
      about: {
        'zh-CN': '这一页关于什么：名称，或者“类别:编号:名称”。从这里打开的咨询就关于它。',
        en: 'What the page is about: a name, or kind:id:name. A consultation that is opened from the box is about it.',
      },
      side: { 'zh-CN': '停靠在页面的哪一边。', en: 'The side of the page where it stands.' },
    },
    events: {
      onSubmitted: {
        detail: { id: 'string' },
        'zh-CN': '咨询提交成功；`id` 是线索编号。',
        en: 'A consultation was submitted; `id` is that of the lead.',
      },
    },
  },
} as const satisfies ElementReference<typeof helpBoxAttributes, typeof helpBoxEvents>

/** The details of its events. */
export type HelpBoxEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-help-box': ElementOf<typeof helpBoxAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<HelpBoxEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-help-box': ElementJsx<typeof helpBoxAttributes, HelpBoxEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof helpBoxAttributes> &
  ElementCallbacks<typeof helpBoxEvents, HelpBoxEventDetails> &
  Pick<HelpBoxProps, 'core' | 'locale'>

const HelpBoxElement = ({ onSubmitted, ...props }: ElementProps) =>
  createElement(HelpBox, { ...props, onSubmitted: (detail) => void onSubmitted?.(detail) })

/**
 * Registers `<chuhai-help-box>` for pages that bundle the widgets themselves; the loader has a lighter one.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineHelpBox(() => core)
 */
export const defineHelpBox = (core: () => Core): void =>
  defineElement(helpBoxTag, {
    component: HelpBoxElement,
    attributes: helpBoxAttributes,
    events: helpBoxEvents,
    props: () => ({ core: core() }),
    theme: ({ core }) => core.theme.$theme,
  })
