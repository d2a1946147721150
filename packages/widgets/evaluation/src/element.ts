'use client'

import type { Core } from '@chuhai/core'
import { type AttributeProps, type Attributes, defineElement, draftName } from '@chuhai/ui/element'
import { createElement } from 'react'
import { Evaluation, type EvaluationProps } from './index'

/** The tag of the evaluation's card. */
export const evaluationTag = 'chuhai-evaluation'

/** Attributes of the element: its props, its story controls and the table of the README. */
export const evaluationAttributes = {
  'button-only': { kind: 'boolean', about: '只显示按钮，不显示卡片。' },
} as const satisfies Attributes

/**
 * Events of the element by the callback that dispatches them. The detail of `chuhai-evaluated` is `{ rating, navImageId
 * }`.
 */
export const evaluationEvents = { onRated: 'chuhai-evaluated' } as const

type ElementProps = AttributeProps<typeof evaluationAttributes> &
  Pick<EvaluationProps, 'core' | 'draft' | 'locale'> & { onRated?(detail?: unknown): unknown }

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
