import { type ErrorCode, errorTable, type Locale } from '@chuhai/contract'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext } from '../../http/context'
import { messages } from './messages'
import { sendPage } from './page'

export interface FailedSignOn {
  status: number
  text: string
  locale: Locale
  /** Where to go from here; the home page when nothing is said. */
  back?: string
  data?: Record<string, string>
  script?: string
  ancestors?: readonly string[]
}

/** Says what went wrong with a sign-on, and how to go on. In a frame there is nowhere to go: the page around it is. */
export const sendFailure = (c: AppContext, failure: FailedSignOn) => {
  const { status, text, back, locale, ...rest } = failure
  const words = messages[locale]
  const isFramed = c.req.header('Sec-Fetch-Dest') === 'iframe'
  const link = html`<p class="actions"><a class="button" href="${back ?? '/'}">${back ? words.goBack : words.goHome}</a></p>`
  return sendPage(c, {
    ...rest,
    locale,
    status: status as ContentfulStatusCode,
    title: words.failedTitle,
    content: html`<p>${text}</p>${isFramed ? '' : link}`,
  })
}

/** Texts of refusals are written for the page that asked; some say more to who reads them on a page of their own. */
export const textOf = (code: ErrorCode, locale: Locale): string =>
  code === 'REQUEST_INVALID' || code === 'TEXT_INVALID' || code === 'NOT_FOUND'
    ? messages[locale].invalid
    : code === 'ORIGIN_FORBIDDEN'
      ? messages[locale].unregistered
      : errorTable[code][locale]
