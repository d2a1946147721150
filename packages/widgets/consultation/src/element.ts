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
  type EventsOf,
} from '@chuhai/ui/element'
import { createElement, useEffect } from 'react'
import { knownSections } from './form'
import { Consultation, type ConsultationProps } from './index'

/** The tag of the consultation form. */
export const consultationTag = 'chuhai-consultation'

/** Attributes of the element: its props, its story controls and the table of the README. */
export const consultationAttributes = {
  sections: { kind: 'list', about: '预先选中的咨询内容，代码或中文名，用逗号分开，例如 amazon,first-leg。' },
  'course-url': { kind: 'url', about: '“查看课程”打开的课程网站，默认由服务端的 COURSE_URL 决定。' },
  'privacy-url': { kind: 'url', about: '同意框里的隐私政策地址，默认是门户的隐私政策。' },
  'hide-heading': { kind: 'boolean', about: '不显示标题“在线咨询”。' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const consultationEvents = { onSubmitted: 'chuhai-submitted' } as const

/** The details of these events. */
export interface ConsultationEventDetails {
  /** A lead was sent. */
  'chuhai-submitted': { id: string }
}

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
