'use client'

import { sectionCategories } from '@chuhai/contract/consultation'
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
import { createElement, useEffect } from 'react'
import { knownSections } from './form'
import { Consultation, type ConsultationProps } from './index'

/** The tag of the consultation form. */
export const consultationTag = 'chuhai-consultation'

/** Attributes of the element, which are its props and its properties. */
export const consultationAttributes = {
  sections: { kind: 'list' },
  about: { kind: 'string' },
  'course-url': { kind: 'url' },
  'privacy-url': { kind: 'url' },
  'hide-heading': { kind: 'boolean' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const consultationEvents = { onSubmitted: 'chuhai-submitted' } as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: consultationTag,
  attributes: consultationAttributes,
  events: consultationEvents,
  name: { 'zh-CN': '在线咨询', en: 'Consultation' },
  about: {
    'zh-CN': '咨询内容、联系方式和同意框，职位和邮箱选填。写到一半的内容留在当前标签页里，刷新也在。',
    en: 'Topics, contact details and consent; position and email are optional. What is half written stays in the tab, also through a reload.',
  },
  component: 'Consultation',
  html: '<chuhai-consultation sections="amazon,first-leg" hide-heading></chuhai-consultation>',
  texts: {
    attributes: {
      sections: {
        'zh-CN': '预先选中的咨询内容，代码或中文名，用逗号分开，例如 amazon,first-leg。',
        en: 'Topics that are chosen from the start, by code or Chinese name, separated by commas, for example amazon,first-leg.',
      },
      about: {
        'zh-CN':
          '咨询关于什么：名称，或者“类别:编号:名称”，例如 product:SKU-204:磁吸露营灯。表单里写着，访客可以去掉；随线索一起保存。',
        en: 'What it is about: a name, or kind:id:name, for example product:SKU-204:Camping lamp. The form says it, the visitor can take it away, and the lead has it.',
      },
      'course-url': {
        'zh-CN': '“查看课程”打开的课程网站，默认由服务端的 COURSE_URL 决定。',
        en: 'The course site that 查看课程 opens; by default the server’s COURSE_URL.',
      },
      'privacy-url': {
        'zh-CN': '同意框里的隐私政策地址，默认是门户的隐私政策。',
        en: 'The privacy policy that the consent names; by default the portal’s.',
      },
      'hide-heading': { 'zh-CN': '不显示标题“在线咨询”。', en: 'Leaves out the heading.' },
    },
    events: {
      onSubmitted: {
        detail: { id: 'string' },
        'zh-CN': '提交成功；`id` 是线索编号。',
        en: 'The form was submitted; `id` is that of the lead.',
      },
    },
  },
} as const satisfies ElementReference<typeof consultationAttributes, typeof consultationEvents>

/** The details of its events. */
export type ConsultationEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-consultation': ElementOf<typeof consultationAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<ConsultationEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-consultation': ElementJsx<typeof consultationAttributes, ConsultationEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof consultationAttributes> &
  ElementCallbacks<typeof consultationEvents, ConsultationEventDetails> &
  Pick<ConsultationProps, 'core' | 'draft' | 'locale'>

const describe = ({ code, value }: { code: string; value: string }) => `${code} (${value})`

const warnOfUnknown = (sections: readonly string[] = []): void => {
  const unknown = sections.filter((section) => knownSections([section]).length === 0)
  if (unknown.length === 0) return
  const known = sectionCategories.flatMap((category) => [category, ...category.options])
  console.warn(
    `[chuhai] <chuhai-consultation sections="${unknown}"> is left out: set sections to some of ${known.map(describe).join(', ')}.`,
  )
}

const ConsultationElement = ({ sections, onSubmitted, ...props }: ElementProps) => {
  useEffect(() => warnOfUnknown(sections), [sections])
  return createElement(Consultation, {
    ...props,
    sections,
    onSubmitted: (detail) => void onSubmitted?.(detail),
  })
}

/**
 * Registers `<chuhai-consultation>`; `core` is asked each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineConsultation(() => core)
 */
export const defineConsultation = (core: () => Core): void =>
  defineElement(consultationTag, {
    component: ConsultationElement,
    attributes: consultationAttributes,
    events: consultationEvents,
    props: (host) => ({ core: core(), draft: draftName(host) }),
    theme: ({ core }) => core.theme.$theme,
  })
