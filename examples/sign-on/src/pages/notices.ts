import { type Html, html } from './html'
import { messages } from './messages'
import { nameOf, type PageContext, writePage } from './page'

type Notice = 'loggedOut' | 'expired' | 'refused' | 'notFound' | 'broken' | 'home'

/** Tells the embedding page that it has to open a popup. */
const noCookies = 'no-cookies.js'

/** These errors may appear inside another site's frame, so their links open a new tab. */
const mayBeFramed = new Set<Notice>(['expired', 'refused', 'broken'])

const toPortal = (context: PageContext, notice: Notice): Html => {
  const text = messages[context.locale]
  const elsewhere = mayBeFramed.has(notice)
  return html`<a class="button quiet" href="${context.options.portal}/"${elsewhere && html` target="_blank" rel="noopener"`}>${text.toPortal}${elsewhere && html`<span class="hidden">${text.newTab}</span>`}</a>`
}

interface LogOut {
  action: string
  /** Proves that the form is ours. */
  secret: string
  /** The application has proved who signs out, so there is no question to ask. */
  isConfirmed: boolean
  /** Whether the page is in an iframe where the browser blocks cookies. */
  areCookiesBlocked: boolean
}

/** Asks before the session ends, or continues at once when there is nothing to ask. */
export const writeLogOut = (
  context: PageContext,
  { action, secret, isConfirmed, areCookiesBlocked }: LogOut,
): string => {
  const text = messages[context.locale]
  const form = (label: string, rest?: Html) => html`<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${secret}">
<input type="hidden" name="logout" value="yes">
<button class="button" type="submit"><span>${label}</span></button>
${rest}
</form>`
  if (isConfirmed) {
    const content = html`<p class="lead">${text.loggingOutExplained}</p>${form(text.goOn)}`
    return writePage(context, {
      title: text.loggingOut,
      content,
      script: areCookiesBlocked ? noCookies : 'go-on.js',
    })
  }
  const cancel = html`<a class="button quiet" href="${context.options.portal}/">${text.cancel}</a>`
  const content = html`<p class="lead">${text.logOutExplained}</p>${form(text.logOut, cancel)}`
  return writePage(context, { title: text.logOutQuestion(nameOf(context)), content, script: 'form.js' })
}

interface NoticeDetails {
  /** The error code. */
  code?: string
  /** Where the visitor can sign in again. */
  again?: string
  /** Whether the page is in an iframe where the browser blocks cookies. */
  areCookiesBlocked?: boolean
}

/** A page with a message and one way to go on. */
export const writeNotice = (
  context: PageContext,
  notice: Notice,
  { code, again, areCookiesBlocked }: NoticeDetails = {},
): string => {
  const text = messages[context.locale]
  const content = html`<p class="lead">${again ? text.againExplained : text[`${notice}Explained`]}</p>
${code && html`<p class="code">${text.code} <code>${code}</code></p>`}
${again ? html`<a class="button" href="${again}">${text.again}</a>` : toPortal(context, notice)}`
  return writePage(context, {
    title: text[notice],
    content,
    script: areCookiesBlocked ? noCookies : undefined,
  })
}
