import { type ErrorCode, errorTable, type Locale } from '@chuhai/contract'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext } from '../../../http/context'
import { sendPage } from '../../../http/page'
import { messages } from './messages'

interface FailedSignOn {
  status: number
  text: string
  locale: Locale
  /** The target of the link; the home page by default. */
  back?: string
  /** What the link says, where that is not `goBack`. */
  label?: string
  data?: Record<string, string>
  script?: string
  ancestors?: readonly string[]
}

/** Sends a page with the error of a sign-on and a way to go on, which a page in a frame does not need. */
export const sendFailure = (c: AppContext, failure: FailedSignOn) => {
  const { status, text, back, label, locale, ...rest } = failure
  const words = messages[locale]
  const isFramed = c.req.header('Sec-Fetch-Dest') === 'iframe'
  const link = html`<p class="actions"><a class="button" href="${back ?? '/'}">${label ?? (back ? words.goBack : words.goHome)}</a></p>`
  return sendPage(c, {
    ...rest,
    locale,
    status: status as ContentfulStatusCode,
    title: words.failedTitle,
    content: html`<p>${text}</p>${isFramed ? '' : link}`,
  })
}

/** Some errors have a different text on a page than in an answer of the API. */
export const textOf = (code: ErrorCode, locale: Locale): string =>
  code === 'REQUEST_INVALID' || code === 'TEXT_INVALID' || code === 'NOT_FOUND'
    ? messages[locale].invalid
    : code === 'ORIGIN_FORBIDDEN'
      ? messages[locale].unregistered
      : errorTable[code][locale]
