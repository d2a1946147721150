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
import { Tracking, type TrackingProps } from './tracking/Tracking'

/** The tag of the tracking of parcels. */
export const trackingTag = 'chuhai-tracking'

/** Attributes of the element, which are its props and its properties. */
export const trackingAttributes = {
  numbers: { kind: 'list' },
  'hide-form': { kind: 'boolean' },
  'hide-heading': { kind: 'boolean' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const trackingEvents = { onTracked: 'chuhai-tracked' } as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: trackingTag,
  attributes: trackingAttributes,
  events: trackingEvents,
  name: { 'zh-CN': '包裹追踪', en: 'Tracking' },
  about: {
    'zh-CN': '一次查多个单号：到了哪一步、每一步的当地时间和访客自己的时间，不显示收件人的任何信息。',
    en: 'Where parcels are, several at once: how far each is, and each step in the time of its place and of the visitor; nothing about people.',
  },
  component: 'Tracking',
  html: '<chuhai-tracking numbers="LX123456789CN"></chuhai-tracking>',
  texts: {
    attributes: {
      numbers: {
        'zh-CN': '打开就查询的单号，用逗号分开，最多 20 个。',
        en: 'Numbers that are asked for from the start, separated by commas, 20 at most.',
      },
      'hide-form': {
        'zh-CN': '不显示填写单号的表单，只显示 numbers 的轨迹。',
        en: 'Leaves out the form, and shows the parcels of numbers alone.',
      },
      'hide-heading': { 'zh-CN': '不显示标题“查物流”。', en: 'Leaves out the heading.' },
    },
    events: {
      onTracked: {
        detail: { asked: 'number', found: 'number' },
        'zh-CN': '查询有了结果；`asked` 是查了几个单号，`found` 是查到了几个。',
        en: 'There is an answer; `asked` is how many numbers were asked for, `found` how many parcels there are.',
      },
    },
  },
} as const satisfies ElementReference<typeof trackingAttributes, typeof trackingEvents>

/** The details of its events. */
export type TrackingEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-tracking': ElementOf<typeof trackingAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<TrackingEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-tracking': ElementJsx<typeof trackingAttributes, TrackingEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof trackingAttributes> &
  ElementCallbacks<typeof trackingEvents, TrackingEventDetails> &
  Pick<TrackingProps, 'core' | 'draft' | 'locale'>

const TrackingElement = ({ onTracked, ...props }: ElementProps) =>
  createElement(Tracking, { ...props, onTracked: (detail) => void onTracked?.(detail) })

/**
 * Registers `<chuhai-tracking>`; `core` is asked each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineTracking(() => core)
 */
export const defineTracking = (core: () => Core): void =>
  defineElement(trackingTag, {
    component: TrackingElement,
    attributes: trackingAttributes,
    events: trackingEvents,
    props: (host) => ({ core: core(), draft: draftName(host) }),
    theme: ({ core }) => core.theme.$theme,
  })
