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
import { OrgSwitcher, type OrgSwitcherProps } from './index'

/** The tag of the organisation switcher. */
export const orgSwitcherTag = 'chuhai-org-switcher'

/** Attributes of the element, which are its props and its properties. */
export const orgSwitcherAttributes = {
  'verify-url': { kind: 'url' },
} as const satisfies Attributes

/** Events of the element by the callback that dispatches them. */
export const orgSwitcherEvents = {
  onChanged: 'chuhai-organisation-changed',
  onCreated: 'chuhai-organisation-created',
  onDialogClosed: 'chuhai-organisation-dialog-closed',
} as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: orgSwitcherTag,
  attributes: orgSwitcherAttributes,
  events: orgSwitcherEvents,
  name: { 'zh-CN': '主体切换', en: 'Organisation switcher' },
  about: {
    'zh-CN': '当前主体、全部主体和“新增主体”对话框。`signed-out` 插槽里的内容给未登录的访客看。',
    en: 'The current organisation, the list, and the dialog that adds one. The slot `signed-out` is for visitors who are not signed in.',
  },
  component: 'OrgSwitcher',
  html: '<chuhai-org-switcher><a slot="signed-out" href="/login">登录</a></chuhai-org-switcher>',
  texts: {
    attributes: {
      'verify-url': {
        'zh-CN': '“去认证”打开的地址；不写则打开“新增主体”对话框。',
        en: 'The address that 去认证 opens; without it the dialog for a new organisation.',
      },
    },
    events: {
      onChanged: {
        detail: { orgId: 'string', orgName: 'string' },
        'zh-CN': '选了另一个主体：由访客、登录以后，或是第一个；打开页面时已选的不算。',
        en: 'Another organisation is chosen: by the visitor, after sign-on, or as the first one; not what was chosen when the page opened.',
      },
      onCreated: {
        detail: { orgId: 'string', orgName: 'string' },
        'zh-CN': '新增了主体，已在列表里。',
        en: 'An organisation was created, and is in the list.',
      },
      onDialogClosed: {
        'zh-CN': '“新增主体”对话框关闭了，消失 300 毫秒以后。',
        en: 'The dialog for a new organisation is closed, 300 ms after it was hidden.',
      },
    },
  },
} as const satisfies ElementReference<typeof orgSwitcherAttributes, typeof orgSwitcherEvents>

/** The details of its events. */
export type OrgSwitcherEventDetails = EventDetails<typeof reference>

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
