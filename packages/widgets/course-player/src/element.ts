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
import { createElement, useEffect } from 'react'
import { CoursePlayer, type CoursePlayerProps } from './index'

/** The tag of the course player. */
export const coursePlayerTag = 'chuhai-course-player'

/** Attributes of the element, which are its props and its properties. */
export const coursePlayerAttributes = {
  'course-id': { kind: 'number', required: true, min: 1, max: 999_999_999 },
  lesson: { kind: 'string' },
  autoplay: { kind: 'boolean' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const coursePlayerEvents = {
  onLessonOpened: 'chuhai-lesson-opened',
  onLessonFinished: 'chuhai-lesson-finished',
  onPurchaseRequested: 'chuhai-purchase-requested',
} as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: coursePlayerTag,
  attributes: coursePlayerAttributes,
  events: coursePlayerEvents,
  name: { 'zh-CN': '课程播放', en: 'Course player' },
  about: {
    'zh-CN': '一门课的目录、视频和学习进度。',
    en: 'The contents of a course, its films, and how far the visitor has come.',
  },
  component: 'CoursePlayer',
  html: '<chuhai-course-player course-id="101" autoplay></chuhai-course-player>',
  texts: {
    attributes: {
      'course-id': {
        example: '101',
        'zh-CN': '哪门课，门户里的编号，例如 101；必填。',
        en: 'Which course, by its number at the portal, for example 101; required.',
      },
      lesson: {
        'zh-CN': '从哪一节开始，例如 1-2；不写则接着上次看的那一节。',
        en: 'The lesson to begin with, for example 1-2; without it the one that was watched last.',
      },
      autoplay: {
        'zh-CN': '一节看完自动播放下一节。',
        en: 'Goes on with the next lesson when one has ended.',
      },
    },
    events: {
      onLessonOpened: {
        detail: { courseId: 'number', lesson: 'string' },
        'zh-CN': '打开了一节。',
        en: 'A lesson was opened.',
      },
      onLessonFinished: {
        detail: { courseId: 'number', lesson: 'string' },
        'zh-CN': '看完了一节。',
        en: 'A lesson was watched to its end.',
      },
      onPurchaseRequested: {
        detail: { courseId: 'number', price: 'number' },
        'zh-CN': '访客要购买课程；`price` 的单位是分。',
        en: 'The visitor wants to buy the course; `price` is in fen.',
      },
    },
  },
} as const satisfies ElementReference<typeof coursePlayerAttributes, typeof coursePlayerEvents>

/** The details of its events. */
export type CoursePlayerEventDetails = EventDetails<typeof reference>

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
