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
  type EventsOf,
} from '@chuhai/ui/element'
import { createElement } from 'react'
import { Evaluation, type EvaluationProps } from './index'

/** The tag of the evaluation's card. */
export const evaluationTag = 'chuhai-evaluation'

/** Attributes of the element: its props, its story controls and the table of the README. */
export const evaluationAttributes = {
  'button-only': { kind: 'boolean', about: '只显示按钮，不显示卡片。' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const evaluationEvents = { onRated: 'chuhai-evaluated' } as const

/** The details of these events. */
export interface EvaluationEventDetails {
  /** A new evaluation has a result. */
  'chuhai-evaluated': { rating: string | null; navImageId: number | null }
}

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
