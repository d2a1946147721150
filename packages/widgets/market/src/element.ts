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
import { ServiceCard, type ServiceCardProps } from './index'
import { useService } from './use-service'

/** The tag of the card of a service. */
export const serviceCardTag = 'chuhai-service-card'

/** Attributes of the element, which are its props and its properties. */
export const serviceCardAttributes = {
  service: { kind: 'number', required: true, min: 1, max: 999_999_999 },
  'hide-enquiry': { kind: 'boolean' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const serviceCardEvents = { onSubmitted: 'chuhai-service-asked' } as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: serviceCardTag,
  attributes: serviceCardAttributes,
  events: serviceCardEvents,
  name: { 'zh-CN': '服务卡片', en: 'Service card' },
  about: {
    'zh-CN': '服务市场里的一项服务：服务商、价格和工期，点开看套餐，也可以先咨询。',
    en: 'A service of the market with its provider, price and days; it leads to its packages, and visitors may ask first.',
  },
  component: 'ServiceCard',
  html: '<chuhai-service-card service="1"></chuhai-service-card>',
  texts: {
    attributes: {
      service: {
        example: '1',
        'zh-CN': '哪一项服务，服务市场里的编号，例如 1；必填。',
        en: 'Which service, by its number in the service market, for example 1; required.',
      },
      'hide-enquiry': { 'zh-CN': '不显示“先问一问”。', en: 'Leaves out the enquiry.' },
    },
    events: {
      onSubmitted: {
        detail: { id: 'string' },
        'zh-CN': '咨询提交成功；`id` 是线索编号。',
        en: 'An enquiry was submitted; `id` is that of the lead.',
      },
    },
  },
} as const satisfies ElementReference<typeof serviceCardAttributes, typeof serviceCardEvents>

/** The details of its events. */
export type ServiceCardEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-service-card': ElementOf<typeof serviceCardAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<ServiceCardEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-service-card': ElementJsx<typeof serviceCardAttributes, ServiceCardEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof serviceCardAttributes> &
  ElementCallbacks<typeof serviceCardEvents, ServiceCardEventDetails> &
  Pick<ServiceCardProps, 'core' | 'draft' | 'locale'>

const ServiceCardElement = ({ service, onSubmitted, ...props }: ElementProps) => {
  const given = useService(serviceCardTag, service)
  if (given === null) return null
  return createElement(ServiceCard, {
    ...props,
    service: given,
    onSubmitted: (detail) => void onSubmitted?.(detail),
  })
}

/**
 * Registers `<chuhai-service-card>`; `core` is asked each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineServiceCard(() => core)
 */
export const defineServiceCard = (core: () => Core): void =>
  defineElement(serviceCardTag, {
    component: ServiceCardElement,
    attributes: serviceCardAttributes,
    events: serviceCardEvents,
    props: (host) => ({ core: core(), draft: draftName(host) }),
    theme: ({ core }) => core.theme.$theme,
  })
