import { localeOf } from '@chuhai/contract'
import { html } from 'hono/html'
import { ApiError } from '../../../http/api-error'
import type { AppContext, RequestContext } from '../../../http/context'
import { ownAddress } from '../../../http/own-address'
import { isOwnForm } from '../../../http/own-form'
import { sendPage } from '../../../http/page'
import { cookieSession, type SignOn } from '../service'
import { messages } from './messages'

const serviceSeconds = 10 * 60

const pathOf = (address: string, publicUrl: string): string => address.slice(publicUrl.length)

/**
 * Whether the visitor followed a same-origin link or typed the address; a foreign page can do neither. Prefetching
 * does not count.
 */
const isUserInitiated = (c: AppContext): boolean =>
  ['same-origin', 'none'].includes(c.req.header('Sec-Fetch-Site') ?? '') &&
  c.req.header('Sec-Fetch-Mode') === 'navigate' &&
  c.req.header('Sec-Purpose') === undefined

const askConfirmation = (c: AppContext, address: string, publicUrl: string) => {
  const locale = localeOf(c.req.query('locale'))
  const words = messages[locale]
  const service = pathOf(address, publicUrl)
  return sendPage(c, {
    locale,
    title: words.logoutTitle,
    hasForm: true,
    content: html`<p>${words.logoutQuestion}</p>
<form class="actions" method="post" action="/api/logout?${new URLSearchParams({ service }).toString()}">
<button class="button" type="submit">${words.logout}</button>
<a class="button quiet" href="${address}">${words.stay}</a>
</form>`,
  })
}

/** Ends the session here, then at the provider, then leads to `service`, a path of ours. */
export const answerLogout = async (c: AppContext, signOn: SignOn, context: RequestContext) => {
  const { publicUrl } = signOn
  const { cookies } = context
  const address = ownAddress(c.req.query('service'), publicUrl)
  if (c.req.method === 'POST') {
    if (!isOwnForm(c, publicUrl)) throw new ApiError('ORIGIN_FORBIDDEN')
  } else if (!isUserInitiated(c)) return askConfirmation(c, address, publicUrl)
  const ending = cookieSession(context)
  cookies.drop('session')
  const atProvider = await signOn.leave(ending, true)
  if (atProvider === null) return c.redirect(address, 303)
  cookies.keep('service', pathOf(address, publicUrl), serviceSeconds)
  return c.redirect(atProvider, 303)
}

/** The address that the provider redirects to after its own logout. */
export const answerLoggedOut = (c: AppContext, { publicUrl }: SignOn, { cookies }: RequestContext) => {
  const service = cookies.read('service')
  if (service !== undefined) {
    cookies.drop('service')
    return c.redirect(ownAddress(service, publicUrl), 303)
  }
  const locale = localeOf(c.req.query('locale'))
  const words = messages[locale]
  return sendPage(c, {
    locale,
    title: words.loggedOutTitle,
    content: html`<p>${words.loggedOut}</p><p class="actions"><a class="button" href="/">${words.goHome}</a></p>`,
  })
}
