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
import { OrgSwitcher, type OrgSwitcherProps } from './index'

/** The tag of the organisation switcher. */
export const orgSwitcherTag = 'chuhai-org-switcher'

/** Attributes of the element: its props, its story controls and the table of the README. */
export const orgSwitcherAttributes = {
  'verify-url': { kind: 'url', about: '“去认证”打开的地址；不写则打开“新增主体”对话框。' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const orgSwitcherEvents = {
  onChanged: 'chuhai-organisation-changed',
  onCreated: 'chuhai-organisation-created',
  onDialogClosed: 'chuhai-organisation-dialog-closed',
} as const

/** The details of these events. */
export interface OrgSwitcherEventDetails {
  /** Another organisation is chosen; not what was chosen when the page opened. */
  'chuhai-organisation-changed': { orgId: string; orgName: string }
  /** A new organisation was created. */
  'chuhai-organisation-created': { orgId: string; orgName: string }
  /** 300 ms after the dialog was hidden. */
  'chuhai-organisation-dialog-closed': undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-org-switcher': ElementOf<typeof orgSwitcherAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<OrgSwitcherEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-org-switcher': ElementJsx<typeof orgSwitcherAttributes, OrgSwitcherEventDetails>
    }
  }
}

type ElementProps = AttributeProps<typeof orgSwitcherAttributes> &
  ElementCallbacks<typeof orgSwitcherEvents, OrgSwitcherEventDetails> &
  Pick<OrgSwitcherProps, 'core' | 'draft' | 'locale'>

const OrgSwitcherElement = ({ onChanged, onCreated, onDialogClosed, ...props }: ElementProps) =>
  createElement(OrgSwitcher, {
    ...props,
    signedOut: createElement('slot', { name: 'signed-out' }),
    onChanged: (detail) => void onChanged?.(detail),
    onCreated: (detail) => void onCreated?.(detail),
    onDialogClosed: () => void onDialogClosed?.(),
  })

/**
 * Registers `<chuhai-org-switcher>`; `core` is asked each time an element enters the page.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineOrgSwitcher(() => core)
 */
export const defineOrgSwitcher = (core: () => Core): void =>
  defineElement(orgSwitcherTag, {
    component: OrgSwitcherElement,
    attributes: orgSwitcherAttributes,
    events: orgSwitcherEvents,
    props: (host) => ({ core: core(), draft: draftName(host) }),
    theme: ({ core }) => core.theme.$theme,
  })
