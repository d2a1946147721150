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
import { useStore } from '@nanostores/react'
import { createElement, useEffect } from 'react'
import { editionQuery } from './edition'
import { Competition, type CompetitionProps } from './index'

/** The tag of the competition's card. */
export const competitionTag = 'chuhai-competition'

/** Attributes of the element, which are its props and its properties. */
export const competitionAttributes = {
  edition: { kind: 'number', required: true, min: 1, max: 1_000_000 },
  'button-only': { kind: 'boolean' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const competitionEvents = { onSubmitted: 'chuhai-registered' } as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: competitionTag,
  attributes: competitionAttributes,
  events: competitionEvents,
  name: { 'zh-CN': '大赛报名', en: 'Competition' },
  about: {
    'zh-CN': '麒麟杯某一届的报名卡片，提交以后显示审核进度。',
    en: 'The sign-up of an edition of the Kylin Cup, and afterwards where the review stands.',
  },
  component: 'Competition',
  html: '<chuhai-competition edition="6"></chuhai-competition>',
  texts: {
    attributes: {
      edition: {
        example: '6',
        'zh-CN': '哪一届，门户里的编号，例如 6；必填。',
        en: 'Which edition, by its number at the portal, for example 6; required.',
      },
      'button-only': {
        'zh-CN': '只显示按钮，不显示卡片。',
        en: 'Shows the buttons alone, without the card.',
      },
    },
    events: {
      onSubmitted: {
        detail: { editionId: 'number', auditStatus: 'string' },
        'zh-CN': '报名已提交审核。',
        en: 'The registration was submitted for review.',
      },
    },
  },
} as const satisfies ElementReference<typeof competitionAttributes, typeof competitionEvents>

/** The details of its events. */
export type CompetitionEventDetails = EventDetails<typeof reference>

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-competition': ElementOf<typeof competitionAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<CompetitionEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-competition': ElementJsx<typeof competitionAttributes, CompetitionEventDetails>
    }
  }
}

type Callbacks = ElementCallbacks<typeof competitionEvents, CompetitionEventDetails>
type CardProps = Omit<CompetitionProps, 'core' | 'onSubmitted'> & { core: Core } & Callbacks
type ElementProps = AttributeProps<typeof competitionAttributes> & Omit<CardProps, 'edition'>

const warn = (text: string) => console.warn(`[chuhai] ${text}`)

const Card = ({ onSubmitted, ...props }: CardProps) => {
  const { core, edition: editionId } = props
  const { error } = useStore(editionQuery(core, editionId).$state)
  const isUnknown = error?.code === 'CUP_EDITION_UNKNOWN'
  useEffect(() => {
    if (isUnknown)
      warn(
        `<${competitionTag} edition="${editionId}"> has nothing to sign up for: set edition to one that the portal has.`,
      )
  }, [isUnknown, editionId])
  return createElement(Competition, {
    ...props,
    onSubmitted: ({ auditStatus }) => void onSubmitted?.({ editionId, auditStatus }),
  })
}

const CompetitionElement = ({ edition, ...props }: ElementProps) => {
  const isGiven = Number.isInteger(edition)
  useEffect(() => {
    if (!isGiven)
      warn(`<${competitionTag}> shows nothing: set edition to the number of an edition, as in edition="6".`)
  }, [isGiven])
  return edition !== undefined && isGiven ? createElement(Card, { ...props, edition }) : null
}

/** Returns the name of a card's draft: its id, or its position on the page. */
const draftName = (host: HTMLElement): string =>
  host.id || String([...host.ownerDocument.querySelectorAll<HTMLElement>(competitionTag)].indexOf(host))

/**
 * Registers `<chuhai-competition>`; `core` is called each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineCompetition(() => core)
 */
export const defineCompetition = (core: () => Core): void =>
  defineElement(competitionTag, {
    component: CompetitionElement,
    attributes: competitionAttributes,
    events: competitionEvents,
    props: (host) => ({ core: core(), draft: draftName(host) }),
    theme: ({ core }) => core.theme.$theme,
  })
