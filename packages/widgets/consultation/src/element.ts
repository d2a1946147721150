'use client'

import { sectionValues } from '@chuhai/contract/consultation'
import type { Core } from '@chuhai/core'
import { type AttributeProps, type Attributes, defineElement, draftName } from '@chuhai/ui/element'
import { createElement, useMemo } from 'react'
import { withoutUnknownSections } from './form'
import { Consultation, type ConsultationProps } from './index'

/** The tag of the consultation form. */
export const consultationTag = 'chuhai-consultation'

/** Attributes of the element: its props, its story controls and the table of the README. */
export const consultationAttributes = {
  sections: { kind: 'string', about: '预先选中的咨询内容，用逗号分开，例如“亚马逊开店,头程物流”。' },
  'course-url': { kind: 'url', about: '“查看课程”打开的课程网站，默认由服务端的 COURSE_URL 决定。' },
  'privacy-url': { kind: 'url', about: '同意框里的隐私政策地址，默认是门户的隐私政策。' },
  'hide-heading': { kind: 'boolean', about: '不显示标题“在线咨询”。' },
} as const satisfies Attributes

/**
 * Events of the element by the callback that dispatches them. The detail of `chuhai-submitted` is `{ id }`, that of the
 * lead.
 */
export const consultationEvents = { onSubmitted: 'chuhai-submitted' } as const

type ElementProps = Omit<AttributeProps<typeof consultationAttributes>, 'sections'> &
  Pick<ConsultationProps, 'core' | 'draft' | 'locale'> & { sections?: string } & {
    onSubmitted?(detail?: unknown): unknown
  }

/** Returns the sections of the attribute; unknown ones are left out with a warning. */
const parseSections = (text = ''): string[] => {
  const named = text
    .split(/[,，]/)
    .map((section) => section.trim())
    .filter(Boolean)
  const sections = withoutUnknownSections(named)
  const unknown = named.filter((section) => !sections.includes(section))
  if (unknown.length)
    console.warn(
      `[chuhai] <chuhai-consultation sections="${unknown}"> is left out: set sections to some of ${[...sectionValues]}.`,
    )
  return sections
}

const ConsultationElement = ({ sections, hideHeading, onSubmitted, ...props }: ElementProps) =>
  createElement(Consultation, {
    ...props,
    heading: !hideHeading,
    sections: useMemo(() => parseSections(sections), [sections]),
    onSubmitted: (detail) => void onSubmitted?.(detail),
  })

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
