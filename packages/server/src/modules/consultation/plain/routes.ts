import { errorTable } from '@chuhai/contract'
import { jsonMaxBytes } from '@chuhai/contract/constants'
import { createConsultation } from '@chuhai/contract/consultation'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import type { AppContext, AppEnv } from '../../../http/context'
import { answerLocale } from '../../../http/envelope'
import { errorHandler } from '../../../http/error-handler'
import { ownAddress } from '../../../http/own-address'
import { isOwnForm } from '../../../http/own-form'
import { sendPage } from '../../../http/page'
import { admit, rateLimit, senderOf } from '../../../http/rate-limit'
import { readBody } from '../../../http/read-input'
import { decodeText, requireStorable } from '../../../http/storable-text'
import { applyOnce } from '../../../http/submission'
import type { VisitorSessions } from '../../../http/visitor-sessions'
import type { Limiter } from '../../../limits/create-limiter'
import type { Logger } from '../../../process/log'
import { judgeLead } from '../flood'
import { saveConsultation } from '../service'
import { checked, keyOf, openForm, openMs, type PlainForm, sentForm } from './form'
import { plainMessages } from './messages'
import { formContent } from './page'

interface PlainConsultationOptions {
  db: Db
  clock: () => Date
  log: Logger
  limiter: Limiter
  proxies: number
  publicUrl: string
  visitorSessions: VisitorSessions
}

const path = '/consultation/plain'
const address = `/api${path}`

const wordsFor = (c: AppContext) => plainMessages[answerLocale(c)]

const readFields = async (c: AppContext): Promise<URLSearchParams> => {
  const fields = new URLSearchParams(decodeText(await readBody(c.req.raw, jsonMaxBytes)))
  requireStorable([...fields])
  return fields
}

const sendForm = (c: AppContext, form: PlainForm, refusal?: ApiError) => {
  const locale = answerLocale(c)
  const words = plainMessages[locale]
  const errors = refusal?.details.fields?.(locale)
  const said = refusal && (errors ? words.check : words.notSent(errorTable[refusal.code][locale]))
  if (refusal) c.set('errorCode', refusal.code)
  for (const [name, value] of Object.entries(refusal?.details.headers ?? {})) c.header(name, value)
  return sendPage(c, {
    locale,
    title: words.title,
    hasForm: true,
    isWide: true,
    status: (refusal?.httpStatus ?? 200) as ContentfulStatusCode,
    content: formContent(address, locale, form, { errors, notice: said }),
  })
}

const sendSent = (c: AppContext, publicUrl: string) => {
  const words = wordsFor(c)
  return sendPage(c, {
    locale: answerLocale(c),
    title: words.sentTitle,
    content: html`<p>${words.sent}</p>
<p class="actions"><a class="button" href="${ownAddress(c.req.query('from'), publicUrl)}">${words.goBack}</a>
<a class="button quiet" href="${address}">${words.another}</a></p>`,
  })
}

/** Where a form cannot be shown again with what was typed, because nothing of it is believed or read. */
const sendFailure = (c: AppContext, { code, httpStatus, details }: ApiError) => {
  const locale = answerLocale(c)
  const words = plainMessages[locale]
  c.set('errorCode', code)
  for (const [name, value] of Object.entries(details.headers ?? {})) c.header(name, value)
  const text = code === 'ORIGIN_FORBIDDEN' ? words.foreign : errorTable[code][locale]
  return sendPage(c, {
    locale,
    title: words.failedTitle,
    status: httpStatus as ContentfulStatusCode,
    content: html`<p>${text}</p><p class="actions"><a class="button" href="${address}">${words.again}</a></p>`,
  })
}

/**
 * `/api/consultation/plain`: the consultation form for browsers that run no script, or not ours. It stands before the guard of
 * origins, because a form sends no header of ours; all else is as with the endpoint: its rules, counts, marks and keys.
 */
export const plainConsultation = (options: PlainConsultationOptions): Hono<AppEnv> => {
  const { db, clock, log, limiter, proxies, publicUrl, visitorSessions } = options

  const save = async (c: AppContext, form: PlainForm): Promise<void> => {
    const session = await visitorSessions.of(c, clock())
    const user = session?.user ?? null
    const sender = senderOf(c, user, proxies)
    await admit(limiter, 'write', sender, createConsultation.name)
    const body = checked(form)
    const now = clock()
    const call = { now, sender, siteOrigin: publicUrl, userId: user && Number(user.id), orgId: null }
    const key = keyOf(form, body)
    const submission =
      key === null
        ? null
        : { endpoint: createConsultation.name, key, scope: user?.id ?? '', input: { body }, now }
    const timed = { ...body, filledInMs: openMs(form, now) }
    await applyOnce(db, submission, async () =>
      saveConsultation(timed, call, await judgeLead(limiter, timed, call)),
    )
  }

  const app = new Hono<AppEnv>()
  app.onError(errorHandler(log, sendFailure))
  const viewed = rateLimit({ limiter, proxies, group: 'page' })
  app.get(path, viewed, (c) => {
    const query = new URL(c.req.url).searchParams
    requireStorable([...query])
    return sendForm(c, openForm(query, c.req.header('Referer') ?? '', publicUrl, clock()))
  })
  app.post(path, async (c) => {
    if (!isOwnForm(c, publicUrl)) throw new ApiError('ORIGIN_FORBIDDEN')
    const form = sentForm(await readFields(c), publicUrl)
    try {
      await save(c, form)
    } catch (error) {
      return errorHandler(log, (_, refusal) => sendForm(c, form, refusal))(error, c)
    }
    const from = form.about.page?.slice(publicUrl.length) ?? ''
    return c.redirect(`${address}/sent?${new URLSearchParams(from ? { from } : {})}`, 303)
  })
  app.get(`${path}/sent`, viewed, (c) => sendSent(c, publicUrl))
  return app
}
