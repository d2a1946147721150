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
import { createElement } from 'react'
import { LoginArea, type LoginAreaProps } from './LoginArea'
import { SignOn } from './SignOn'

/** The tag of 登录 and 注册. */
export const loginTag = 'chuhai-login'
/** The tag that shows the sign-on of the page. */
export const signOnTag = 'chuhai-sign-on'

/** Attributes of the element, which are its props and its properties. */
export const loginAttributes = {
  'after-login': { kind: 'choice', choices: ['refresh', 'reload'] },
  'personal-centre': { kind: 'url' },
} as const satisfies Attributes

/** Events of `<chuhai-login>` by the callback that dispatches them. */
export const loginEvents = {
  onSignedIn: 'chuhai-signed-in',
  onSignedOut: 'chuhai-signed-out',
} as const

/** Names, texts and examples for documents and types; a browser that shows the element does not load them. */
export const reference = {
  tag: loginTag,
  attributes: loginAttributes,
  events: loginEvents,
  name: { 'zh-CN': '登录', en: 'Login' },
  about: {
    'zh-CN': '登录和注册按钮；登录以后是头像和菜单。第三方 Cookie 被禁用时也能登录。',
    en: 'Buttons to sign in and to register; afterwards the avatar with its menu. It works where third-party cookies are blocked.',
  },
  component: 'LoginArea',
  html: '<chuhai-login after-login="reload"></chuhai-login>',
  texts: {
    attributes: {
      'after-login': {
        'zh-CN': '登录之后：refresh 就地更新会话，reload 重新载入页面。默认跟随标签上的 data-after-login。',
        en: 'After sign-in: refresh updates the session in place, reload loads the page again. By default as data-after-login of the tag.',
      },
      'personal-centre': {
        'zh-CN': '“个人中心”的地址，默认是门户的 /user/。',
        en: 'The address of the personal centre; by default /user/ of the portal.',
      },
    },
    events: {
      onSignedIn: {
        detail: { id: 'string' },
        'zh-CN': '访客登录了，在这里或在另一个标签页；一开始就已登录的不算。',
        en: 'The visitor has signed in, here or in another tab; not who was signed in from the start.',
      },
      onSignedOut: {
        detail: {},
        'zh-CN': '退出了，或会话到期。',
        en: 'The visitor has signed out, or the session has expired.',
      },
    },
  },
} as const satisfies ElementReference<typeof loginAttributes, typeof loginEvents>

/** The details of its events. */
export type LoginEventDetails = EventDetails<typeof reference>

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
