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
import { createElement } from 'react'
import { HelpBox, type HelpBoxProps } from './HelpBox'

/** The tag of the help box. */
export const helpBoxTag = 'chuhai-help-box'

/** Attributes of the element: its props, its story controls and the table of the README. */
export const helpBoxAttributes = {
  side: { kind: 'choice', about: '停靠在页面的哪一边。', choices: ['right', 'left'] },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const helpBoxEvents = { onSubmitted: 'chuhai-submitted' } as const

/** The details of these events. */
export interface HelpBoxEventDetails {
  /** A lead was sent. */
  'chuhai-submitted': { id: string }
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-help-box': ElementOf<typeof helpBoxAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<HelpBoxEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-help-box': ElementJsx<typeof helpBoxAttributes, HelpBoxEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof helpBoxAttributes> &
  ElementCallbacks<typeof helpBoxEvents, HelpBoxEventDetails> &
  Pick<HelpBoxProps, 'core' | 'locale'>

const HelpBoxElement = ({ onSubmitted, ...props }: ElementProps) =>
  createElement(HelpBox, { ...props, onSubmitted: (detail) => void onSubmitted?.(detail) })

/**
 * Registers `<chuhai-help-box>` for pages that bundle the widgets themselves; the loader has a lighter one.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineHelpBox(() => core)
 */
export const defineHelpBox = (core: () => Core): void =>
  defineElement(helpBoxTag, {
    component: HelpBoxElement,
    attributes: helpBoxAttributes,
    events: helpBoxEvents,
    props: () => ({ core: core() }),
    theme: ({ core }) => core.theme.$theme,
  })
