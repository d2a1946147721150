'use client'

import type { Application } from '@chuhai/contract/application'
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
import { ClassApplication, type ClassApplicationProps } from './index'

/** The tag of the application for a class. */
export const classApplicationTag = 'chuhai-class-application'

/** Attributes of the element, which are its props and its properties. */
export const classApplicationAttributes = {
  'class-id': { kind: 'number', required: true, min: 1, max: 999_999_999 },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const classApplicationEvents = {
  onSubmitted: 'chuhai-class-submitted',
  onCancelled: 'chuhai-class-cancelled',
} as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: classApplicationTag,
  attributes: classApplicationAttributes,
  events: classApplicationEvents,
  name: { 'zh-CN': '培训班报名', en: 'Class application' },
  about: {
    'zh-CN': '培训班的报名表，分步填写，边填边存。',
    en: 'The application for a training class, in steps, saved while it is filled in.',
  },
  component: 'ClassApplication',
  html: '<chuhai-class-application class-id="6"></chuhai-class-application>',
  texts: {
    attributes: {
      'class-id': {
        example: '6',
        'zh-CN': '哪个班，门户里的编号，例如 6；必填。',
        en: 'Which class, by its number at the portal, for example 6; required.',
      },
    },
    events: {
      onSubmitted: {
        detail: { classId: 'number', id: 'string | null', state: 'string' },
        'zh-CN': '报名表已提交。',
        en: 'The application was submitted.',
      },
      onCancelled: {
        detail: { classId: 'number', id: 'string | null', state: 'string' },
        'zh-CN': '报名已撤回。',
        en: 'The application was withdrawn.',
      },
    },
  },
} as const satisfies ElementReference<typeof classApplicationAttributes, typeof classApplicationEvents>

/** The details of its events. */
export type ClassApplicationEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-class-application': ElementOf<typeof classApplicationAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<ClassApplicationEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-class-application': ElementJsx<typeof classApplicationAttributes, ClassApplicationEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof classApplicationAttributes> &
  ElementCallbacks<typeof classApplicationEvents, ClassApplicationEventDetails> &
  Pick<ClassApplicationProps, 'core' | 'draft' | 'locale'>

const ClassApplicationElement = ({ classId, onSubmitted, onCancelled, ...props }: ElementProps) => {
  const isGiven = Number.isInteger(classId)
  useEffect(() => {
    if (!isGiven)
      console.warn(
        `[chuhai] <${classApplicationTag}> shows nothing: set class-id to the number of a class, as in class-id="6".`,
      )
  }, [isGiven])
  if (classId === undefined || !isGiven) return null
  const tell = ({ id, state }: Application) => {
    const detail = { classId, id, state }
    if (state === 'withdrawn') onCancelled?.(detail)
    else onSubmitted?.(detail)
  }
  return createElement(ClassApplication, { ...props, classId, onChanged: tell })
}

/**
 * Registers `<chuhai-class-application>`; `core` is called each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineClassApplication(() => core)
 */
export const defineClassApplication = (core: () => Core): void =>
  defineElement(classApplicationTag, {
    component: ClassApplicationElement,
    attributes: classApplicationAttributes,
    events: classApplicationEvents,
    props: (host) => ({ core: core(), draft: draftName(host) }),
    theme: ({ core }) => core.theme.$theme,
  })
