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
import { Evaluation, type EvaluationProps } from './index'

/** The tag of the evaluation's card. */
export const evaluationTag = 'chuhai-evaluation'

/** Attributes of the element, which are its props and its properties. */
export const evaluationAttributes = {
  'button-only': { kind: 'boolean' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const evaluationEvents = { onRated: 'chuhai-evaluated' } as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: evaluationTag,
  attributes: evaluationAttributes,
  events: evaluationEvents,
  name: { 'zh-CN': '出海评测', en: 'Evaluation' },
  about: {
    'zh-CN': '几道题，三秒以后看到结果和专属导航。',
    en: 'A few questions, and three seconds later the result with a guide that fits it.',
  },
  component: 'Evaluation',
  html: '<chuhai-evaluation button-only></chuhai-evaluation>',
  texts: {
    attributes: {
      'button-only': {
        'zh-CN': '只显示按钮，不显示卡片。',
        en: 'Shows the buttons alone, without the card.',
      },
    },
    events: {
      onRated: {
        detail: { rating: 'string | null', navImageId: 'number | null' },
        'zh-CN': '一次新的评测有了结果。',
        en: 'A new evaluation has its result.',
      },
    },
  },
} as const satisfies ElementReference<typeof evaluationAttributes, typeof evaluationEvents>

/** The details of its events. */
export type EvaluationEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-evaluation': ElementOf<typeof evaluationAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<EvaluationEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-evaluation': ElementJsx<typeof evaluationAttributes, EvaluationEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof evaluationAttributes> &
  ElementCallbacks<typeof evaluationEvents, EvaluationEventDetails> &
  Pick<EvaluationProps, 'core' | 'draft' | 'locale'>

const EvaluationElement = ({ onRated, ...props }: ElementProps) =>
  createElement(Evaluation, {
    ...props,
    onRated: ({ rating, navImageId }) => void onRated?.({ rating, navImageId }),
  })

/**
 * Registers `<chuhai-evaluation>`; `core` is asked each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineEvaluation(() => core)
 */
export const defineEvaluation = (core: () => Core): void =>
  defineElement(evaluationTag, {
    component: EvaluationElement,
    attributes: evaluationAttributes,
    events: evaluationEvents,
    props: (host) => ({ core: core(), draft: draftName(host) }),
    theme: ({ core }) => core.theme.$theme,
  })
