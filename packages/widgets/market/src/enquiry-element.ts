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
import { Enquiry, type EnquiryProps } from './index'
import { useService } from './use-service'

/** The tag of the enquiry about a service. */
export const enquiryTag = 'chuhai-enquiry'

/** Attributes of the element, which are its props and its properties. */
export const enquiryAttributes = {
  service: { kind: 'number', required: true, min: 1, max: 999_999_999 },
  'privacy-url': { kind: 'url' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const enquiryEvents = { onSubmitted: 'chuhai-enquired' } as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: enquiryTag,
  attributes: enquiryAttributes,
  events: enquiryEvents,
  name: { 'zh-CN': '购买前咨询', en: 'Enquiry' },
  about: {
    'zh-CN': '关于一项服务的咨询表单，线索写着问的是哪一项。',
    en: 'The consultation form about a service; the lead says which.',
  },
  component: 'Enquiry',
  html: '<chuhai-enquiry service="1"></chuhai-enquiry>',
  texts: {
    attributes: {
      service: {
        example: '1',
        'zh-CN': '哪一项服务，服务市场里的编号，例如 1；必填。',
        en: 'Which service, by its number in the service market, for example 1; required.',
      },
      'privacy-url': {
        'zh-CN': '同意框里的隐私政策地址，默认是门户的隐私政策。',
        en: 'The privacy policy that the consent names; by default the portal’s.',
      },
    },
    events: {
      onSubmitted: {
        detail: { id: 'string' },
        'zh-CN': '咨询提交成功；`id` 是线索编号。',
        en: 'The enquiry was submitted; `id` is that of the lead.',
      },
    },
  },
} as const satisfies ElementReference<typeof enquiryAttributes, typeof enquiryEvents>

/** The details of its events. */
export type EnquiryEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-enquiry': ElementOf<typeof enquiryAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<EnquiryEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-enquiry': ElementJsx<typeof enquiryAttributes, EnquiryEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof enquiryAttributes> &
  ElementCallbacks<typeof enquiryEvents, EnquiryEventDetails> &
  Pick<EnquiryProps, 'core' | 'draft' | 'locale'>

const EnquiryElement = ({ service, onSubmitted, ...props }: ElementProps) => {
  const given = useService(enquiryTag, service)
  if (given === null) return null
  return createElement(Enquiry, {
    ...props,
    service: given,
    onSubmitted: (detail) => void onSubmitted?.(detail),
  })
}

/**
 * Registers `<chuhai-enquiry>`; `core` is asked each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineEnquiry(() => core)
 */
export const defineEnquiry = (core: () => Core): void =>
  defineElement(enquiryTag, {
    component: EnquiryElement,
    attributes: enquiryAttributes,
    events: enquiryEvents,
    props: (host) => ({ core: core(), draft: draftName(host) }),
    theme: ({ core }) => core.theme.$theme,
  })
