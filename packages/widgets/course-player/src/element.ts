'use client'

import type { Core } from '@chuhai/core'
import {
  type AttributeProps,
  type Attributes,
  defineElement,
  type ElementCallbacks,
  type ElementJsx,
  type ElementOf,
  type EventsOf,
} from '@chuhai/ui/element'
import { createElement, useEffect } from 'react'
import { CoursePlayer, type CoursePlayerProps } from './index'

/** The tag of the course player. */
export const coursePlayerTag = 'chuhai-course-player'

/** Attributes of the element: its props, story controls and the table of the README. */
export const coursePlayerAttributes = {
  'course-id': {
    kind: 'number',
    about: '哪门课，门户里的编号，例如 101；必填。',
    required: true,
    min: 1,
    max: 999_999_999,
  },
  lesson: { kind: 'string', about: '从哪一节开始，例如 1-2；不写则接着上次看的那一节。' },
  autoplay: { kind: 'boolean', about: '一节看完自动播放下一节。' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const coursePlayerEvents = {
  onLessonOpened: 'chuhai-lesson-opened',
  onLessonFinished: 'chuhai-lesson-finished',
  onPurchaseRequested: 'chuhai-purchase-requested',
} as const

/** The details of these events. */
export interface CoursePlayerEventDetails {
  /** A lesson was opened. */
  'chuhai-lesson-opened': { courseId: number; lesson: string }
  /** A lesson was watched to its end. */
  'chuhai-lesson-finished': { courseId: number; lesson: string }
  /** 立即购买 was pressed; the price is in fen. */
  'chuhai-purchase-requested': { courseId: number; price: number }
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-course-player': ElementOf<typeof coursePlayerAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<CoursePlayerEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-course-player': ElementJsx<typeof coursePlayerAttributes, CoursePlayerEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof coursePlayerAttributes> &
  ElementCallbacks<typeof coursePlayerEvents, CoursePlayerEventDetails> &
  Pick<CoursePlayerProps, 'core' | 'locale'>

const CoursePlayerElement = ({ courseId, ...props }: ElementProps) => {
  const isGiven = Number.isInteger(courseId)
  useEffect(() => {
    if (!isGiven)
      console.warn(
        `[chuhai] <${coursePlayerTag}> shows nothing: set course-id to the number of a course, as in course-id="101".`,
      )
  }, [isGiven])
  if (courseId === undefined || !isGiven) return null
  return createElement(CoursePlayer, {
    ...props,
    key: courseId,
    courseId,
    // Any page may have this element, also one whose policy forbids workers from blobs.
    playsStreams: false,
  })
}

/**
 * Registers `<chuhai-course-player>`; `core` is called each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineCoursePlayer(() => core)
 */
export const defineCoursePlayer = (core: () => Core): void =>
  defineElement(coursePlayerTag, {
    component: CoursePlayerElement,
    attributes: coursePlayerAttributes,
    events: coursePlayerEvents,
    props: () => ({ core: core() }),
    theme: ({ core }) => core.theme.$theme,
  })
