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
import { LoginArea, type LoginAreaProps } from './LoginArea'
import { SignOn } from './SignOn'

/** The tag of 登录 and 注册. */
export const loginTag = 'chuhai-login'
/** The tag that shows the sign-on of the page. */
export const signOnTag = 'chuhai-sign-on'

/** Attributes of the element: its props, its story controls and the table of the README. */
export const loginAttributes = {
  'after-login': {
    kind: 'choice',
    about: '登录之后：refresh 就地更新会话，reload 重新载入页面。默认跟随标签上的 data-after-login。',
    choices: ['refresh', 'reload'],
  },
  'personal-centre': { kind: 'url', about: '“个人中心”的地址，默认是门户的 /user/。' },
} as const satisfies Attributes

/** Events of `<chuhai-login>` by the callback that dispatches them. */
export const loginEvents = {
  onSignedIn: 'chuhai-signed-in',
  onSignedOut: 'chuhai-signed-out',
} as const

/** The details of these events. */
export interface LoginEventDetails {
  /** Somebody has signed in, here or in another tab; not who was signed in from the start. */
  'chuhai-signed-in': { id: string }
  /** Signed out, or the session has expired. */
  'chuhai-signed-out': Record<string, never>
}

const signOnAttributes = { 'after-login': loginAttributes['after-login'] } as const satisfies Attributes

declare global {
  interface HTMLElementTagNameMap {
    'chuhai-login': ElementOf<typeof loginAttributes>
    'chuhai-sign-on': ElementOf<typeof signOnAttributes>
  }
  interface GlobalEventHandlersEventMap extends EventsOf<LoginEventDetails> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chuhai-login': ElementJsx<typeof loginAttributes, LoginEventDetails>
      'chuhai-sign-on': ElementJsx<typeof signOnAttributes>
    }
  }
}

type ElementProps = AttributeProps<typeof loginAttributes> &
  ElementCallbacks<typeof loginEvents, LoginEventDetails> &
  Pick<LoginAreaProps, 'core' | 'locale'>

const LoginElement = ({ onSignedIn, onSignedOut, ...props }: ElementProps) =>
  createElement(LoginArea, {
    ...props,
    onSignedIn: (detail) => void onSignedIn?.(detail),
    onSignedOut: () => void onSignedOut?.({}),
  })

/**
 * Registers `<chuhai-login>`; `core` is asked each time an element enters the page. The dialogs belong to the page: the
 * loader, `<SignOn>` or one `<chuhai-sign-on>` shows them.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineLogin(() => core)
 */
export const defineLogin = (core: () => Core): void =>
  defineElement(loginTag, {
    component: LoginElement,
    attributes: loginAttributes,
    events: loginEvents,
    props: () => ({ core: core() }),
    theme: ({ core }) => core.theme.$theme,
  })

/**
 * Registers `<chuhai-sign-on>`, which answers the sign-on requests of a page that bundles the widgets itself; one is enough.
 *
 * @example
 * const core = createCore({ base: 'https://portal.example.com' })
 * defineSignOn(() => core)
 */
export const defineSignOn = (core: () => Core): void =>
  defineElement(signOnTag, {
    component: SignOn,
    attributes: signOnAttributes,
    props: () => ({ core: core() }),
    theme: ({ core }) => core.theme.$theme,
  })
