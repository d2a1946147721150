'use client'

import { goodsKinds } from '@chuhai/contract/logistics'
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
import { ShippingQuote, type ShippingQuoteProps } from './quote/ShippingQuote'

/** The tag of the quote of parcels. */
export const shippingQuoteTag = 'chuhai-shipping-quote'

/** Attributes of the element, which are its props and its properties. */
export const shippingQuoteAttributes = {
  destination: { kind: 'string' },
  goods: { kind: 'choice', choices: goodsKinds },
  quote: { kind: 'string' },
  'hide-heading': { kind: 'boolean' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const shippingQuoteEvents = { onQuoted: 'chuhai-shipping-quoted' } as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: shippingQuoteTag,
  attributes: shippingQuoteAttributes,
  events: shippingQuoteEvents,
  name: { 'zh-CN': '运费查询', en: 'Shipping quote' },
  about: {
    'zh-CN': '填目的地、包裹和货物，各条线路的价格、时效、计费重和每一项费用并排列出；寄不了的写明原因。',
    en: 'Destination, parcels and goods; every line answers side by side with price, days, the weight that counts and each part of the sum, or says why it cannot.',
  },
  component: 'ShippingQuote',
  html: '<chuhai-shipping-quote destination="US"></chuhai-shipping-quote>',
  texts: {
    attributes: {
      destination: {
        'zh-CN': '预先选中的国家或地区，两位代码，例如 US。',
        en: 'The country that is chosen from the start, by its two letters, for example US.',
      },
      goods: {
        'zh-CN': '预先选中的货物类别，默认是普货。',
        en: 'The kind of goods that is chosen from the start; ordinary goods by default.',
      },
      quote: {
        'zh-CN': '打开就显示的一份报价，报价编号，例如 Q20261128000001。',
        en: 'A quote that is shown from the start, by its number, for example Q20261128000001.',
      },
      'hide-heading': {
        'zh-CN': '不显示标题“查运费”和下面的说明。',
        en: 'Leaves out the heading and the line below it.',
      },
    },
    events: {
      onQuoted: {
        detail: { number: 'string', lines: 'number' },
        'zh-CN': '查到了运费；`number` 是报价编号，`lines` 是可以寄的线路数。',
        en: 'The lines have answered; `number` is that of the quote, `lines` how many of them take the parcels.',
      },
    },
  },
} as const satisfies ElementReference<typeof shippingQuoteAttributes, typeof shippingQuoteEvents>

/** The details of its events. */
export type ShippingQuoteEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-shipping-quote': ElementOf<typeof shippingQuoteAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<ShippingQuoteEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-shipping-quote': ElementJsx<typeof shippingQuoteAttributes, ShippingQuoteEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof shippingQuoteAttributes> &
  ElementCallbacks<typeof shippingQuoteEvents, ShippingQuoteEventDetails> &
  Pick<ShippingQuoteProps, 'core' | 'draft' | 'locale'>

const ShippingQuoteElement = ({ onQuoted, ...props }: ElementProps) =>
  createElement(ShippingQuote, { ...props, onQuoted: (detail) => void onQuoted?.(detail) })

/**
 * Registers `<chuhai-shipping-quote>`; `core` is asked each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineShippingQuote(() => core)
 */
export const defineShippingQuote = (core: () => Core): void =>
  defineElement(shippingQuoteTag, {
    component: ShippingQuoteElement,
    attributes: shippingQuoteAttributes,
    events: shippingQuoteEvents,
    props: (host) => ({ core: core(), draft: draftName(host) }),
    theme: ({ core }) => core.theme.$theme,
  })
