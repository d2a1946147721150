'use client'

import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { type Attributes, defineElement } from '@chuhai/ui/element'
import { createElement, useEffect } from 'react'
import { HelpBox, type HelpBoxProps } from './HelpBox'

/** The tag of the help box. */
export const helpBoxTag = 'chuhai-help-box'

/** Attributes of the element: its props, its story controls and the table of the README. */
export const helpBoxAttributes = {
  side: { kind: 'choice', about: '停靠在页面的哪一边。', choices: ['right', 'left'] },
} as const satisfies Attributes

/**
 * Events of the element by the callback that dispatches them. The detail of `chuhai-submitted` is `{ id }`, that of the
 * lead.
 */
export const helpBoxEvents = { onSubmitted: 'chuhai-submitted' } as const

type ElementProps = Pick<HelpBoxProps, 'core' | 'side'> & {
  locale?: Locale
  onSubmitted?(detail?: unknown): unknown
}

const HelpBoxElement = ({ locale, onSubmitted, ...props }: ElementProps) => {
  // One box serves the whole page, so its language is the page's.
  useEffect(() => {
    if (locale) props.core.locale.set(locale)
  }, [locale, props.core])
  return createElement(HelpBox, { ...props, onSubmitted: (detail) => void onSubmitted?.(detail) })
}

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
