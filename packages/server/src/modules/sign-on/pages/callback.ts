import { errorTable, localeOf } from '@chuhai/contract'
import { signOnPath } from '@chuhai/contract/sign-on'
import { html } from 'hono/html'
import { ApiError } from '../../../http/api-error'
import type { AppContext, RequestContext } from '../../../http/context'
import { sendPage } from '../../../http/page'
import { type Flow, findFlow, isOpen } from '../flows'
import type { SignOn } from '../service'
import { issueToken } from '../tokens'
import { sendFailure, textOf } from './failure'
import { messages } from './messages'

const longest = 4096
const script = '/api/sign-on/callback.js'

/** The query of the callback address, as a provider sets it. */
interface Answer {
  code?: string
  state: string
  iss?: string
  error?: string
}

const readAnswer = (query: Record<string, string>): Answer => {
  const { code, state, iss, error } = query
  const all = [code, state, iss, error].filter((value) => value !== undefined)
  if (state === undefined || code === '' || (code === undefined) === (error === undefined))
    throw new ApiError('REQUEST_INVALID')
  if (all.some((value) => value.length > longest)) throw new ApiError('REQUEST_INVALID')
  return { code, state, iss, error: error && (/^[\w-]{1,60}$/.test(error) ? error : 'server_error') }
}

/** Appends an answer to the query of an address, whose other parts stay unchanged. */
const withAnswer = (address: string, answer: Record<string, string>): string => {
  const url = new URL(address)
  url.search = [url.search.slice(1), new URLSearchParams(answer).toString()].filter(Boolean).join('&')
  return url.href
}

const targetOf = (flow: Flow): Record<string, string> => ({
  target: flow.display === 'popup' ? 'opener' : 'parent',
  origin: flow.origin,
})

const framesOf = (flow: Flow): string[] => (flow.display === 'frame' ? [flow.origin] : [])

/** Sends a page that posts a message to the page that started the sign-on. */
const sendMessage = (c: AppContext, flow: Flow, message: Record<string, string>) => {
  const locale = localeOf(flow.locale)
  const words = messages[locale]
  const isPopup = flow.display === 'popup'
  return sendPage(c, {
    locale,
    title: words.redirectingTitle,
    content: html`<p id="sent">${isPopup ? words.closing : words.resultSent}</p><p id="lost" role="alert" hidden>${words.lost}</p><noscript><p>${words.needScript}</p></noscript>`,
    script,
    ancestors: framesOf(flow),
    data: {
      ...targetOf(flow),
      message: JSON.stringify(message),
      lost: words.failedTitle,
      ...(isPopup ? { closes: 'true' } : {}),
    },
  })
}

/**
 * Leads the browser back to the page that started the sign-on. A redirect would belong to the provider's form, whose
 * `form-action` need not know the site; a page with a refresh is a navigation of its own.
 */
const redirectBack = (c: AppContext, flow: Flow, answer: Record<string, string>) => {
  const locale = localeOf(flow.locale)
  const words = messages[locale]
  const next = withAnswer(flow.returnTo, answer)
  return sendPage(c, {
    locale,
    title: words.redirectingTitle,
    next,
    content: html`<p><a href="${next}">${words.goBack}</a></p>`,
  })
}

const quietErrors = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'access_denied',
])

const sendRefusal = (c: AppContext, flow: Flow, { state, error = '' }: Answer) => {
  const locale = localeOf(flow.locale)
  if (flow.display === 'page') return redirectBack(c, flow, { error, state })
  const needLogin = { type: 'NEED_LOGIN', state }
  const isOfPage = flow.display === 'frame' || flow.display === 'popup'
  if (isOfPage && (flow.display === 'frame' || quietErrors.has(error))) return sendMessage(c, flow, needLogin)
  const text = error === 'access_denied' ? messages[locale].cancelled : textOf('SIGN_ON_FAILED', locale)
  // The popup stays open with the error, while its opener can offer to sign in again.
  const data = isOfPage ? { ...targetOf(flow), message: JSON.stringify(needLogin) } : undefined
  return sendFailure(c, {
    status: 400,
    locale,
    text,
    back: flow.returnTo || flow.origin,
    data,
    ...(data && { script }),
  })
}

/** Where a sign-on that has ended too late begins again: by the link that started it, or at the page that did. */
const nextTry = (
  { display, client, returnTo, origin, locale }: Flow,
  { publicUrl }: SignOn,
  state: string,
): string => {
  if (display === 'popup') return origin
  if (display === 'page') return withAnswer(returnTo, { error: 'login_required', state })
  const path = `${signOnPath}/${encodeURIComponent(client)}${display === 'applet' ? '/applet' : ''}`
  return `${path}?${new URLSearchParams({ service: returnTo.slice(publicUrl.length), locale })}`
}

/** Shows that a sign-on has taken too long. The page that waits for it is told, and one button leads to the next try. */
const sendExpired = (c: AppContext, signOn: SignOn, flow: Flow, state: string) => {
  const needLogin = { type: 'NEED_LOGIN', state }
  // The visitor is signed in at the provider, so the page around the frame may start again.
  if (flow.display === 'frame') return sendMessage(c, flow, needLogin)
  c.set('errorCode', 'SIGN_ON_EXPIRED')
  const locale = localeOf(flow.locale)
  const isByLink = flow.display === 'service' || flow.display === 'applet'
  return sendFailure(c, {
    status: errorTable.SIGN_ON_EXPIRED.status,
    locale,
    text: textOf('SIGN_ON_EXPIRED', locale),
    back: nextTry(flow, signOn, state),
    label: isByLink ? messages[locale].again : messages[locale].backToSignIn,
    ...(flow.display === 'popup' && {
      data: { ...targetOf(flow), message: JSON.stringify(needLogin) },
      script,
    }),
  })
}

/** Completes a sign-on that was started by a link, in the browser whose cookie has the proof. */
const completeHere = async (
  c: AppContext,
  signOn: SignOn,
  { code = '', state, iss }: Answer,
  { client, display, returnTo, challenge }: Flow,
  context: RequestContext,
) => {
  const proof = context.cookies.read('proof') ?? ''
  const holder = await signOn.finish({ client, code, state, iss, proof }, context)
  if (display === 'service') {
    await signOn.open(holder, context)
    return c.redirect(returnTo, 303)
  }
  const token = await issueToken(context.db, holder, challenge, context.now)
  const service = returnTo.slice(signOn.publicUrl.length)
  return c.redirect(`${signOn.publicUrl}/loginSuccess?${new URLSearchParams({ token, service })}`, 303)
}

/**
 * The callback address of a provider. It exchanges nothing for a page: the code goes to the page that started the
 * sign-on, in a message to its origin or in the query of its address, and only that page has the proof to exchange it.
 */
export const answerCallback = async (c: AppContext, signOn: SignOn, context: RequestContext) => {
  const client = c.req.param('client') ?? ''
  const provider = signOn.provider(client)
  const answer = readAnswer(c.req.query())
  const { code, state, iss } = answer
  const flow = await findFlow(context.db, client, state)
  if (!flow) throw new ApiError('SIGN_ON_EXPIRED')
  const isByLink = flow.display === 'service' || flow.display === 'applet'
  if (flow.usedAt !== null && !isByLink) throw new ApiError('SIGN_ON_EXPIRED')
  if (!isOpen(flow, context.now)) {
    // On the provider's page the visitor has asked for another try already.
    if (answer.error === 'login_required' && isByLink) return c.redirect(nextTry(flow, signOn, state), 303)
    // The code of a late answer is dropped.
    return sendExpired(c, signOn, flow, state)
  }
  await signOn.requireSite(flow)
  const issuer = await provider.issuerOf(iss)
  if (issuer === null) throw new ApiError('SIGN_ON_EXPIRED')
  if (code === undefined) return sendRefusal(c, flow, answer)
  if (isByLink)
    return completeHere(c, signOn, answer, flow, context).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'SIGN_ON_EXPIRED')
        return sendExpired(c, signOn, flow, state)
      throw error
    })
  if (flow.display === 'page') return redirectBack(c, flow, { code, state, iss: issuer })
  return sendMessage(c, flow, { type: 'AUTH_CODE', code, state, iss: issuer })
}
