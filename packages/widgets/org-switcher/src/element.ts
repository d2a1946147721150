'use client'

import type { Core } from '@chuhai/core'
import { type AttributeProps, type Attributes, defineElement, draftName } from '@chuhai/ui/element'
import { createElement } from 'react'
import { OrgSwitcher, type OrgSwitcherProps } from './index'

/** The tag of the organisation switcher. */
export const orgSwitcherTag = 'chuhai-org-switcher'

/** Attributes of the element: its props, its story controls and the table of the README. */
export const orgSwitcherAttributes = {
  'verify-url': { kind: 'url', about: '“去认证”打开的地址；不写则打开“新增主体”对话框。' },
} as const satisfies Attributes

/**
 * Events of the element by the callback that dispatches them. Details are the organisation, `{ orgId, orgName }`; a
 * closed dialog has none.
 */
export const orgSwitcherEvents = {
  onChanged: 'chuhai-organisation-changed',
  onCreated: 'chuhai-organisation-created',
  onDialogClosed: 'chuhai-organisation-dialog-closed',
} as const

type Callbacks = { [Callback in keyof typeof orgSwitcherEvents]?: (detail?: unknown) => unknown }
type ElementProps = AttributeProps<typeof orgSwitcherAttributes> &
  Pick<OrgSwitcherProps, 'core' | 'draft' | 'locale'> &
  Callbacks

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
