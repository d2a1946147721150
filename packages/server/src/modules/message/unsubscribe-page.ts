import { localeOf } from '@chuhai/contract'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Db } from '../../database/db'
import { clientAddress } from '../../http/client-address'
import type { AppContext, AppEnv } from '../../http/context'
import { sendPage } from '../../http/page'
import { admit } from '../../http/rate-limit'
import type { Limiter } from '../../limits/create-limiter'
import { keepChoice } from '../../messages/choices'
import { readUnsubscribeToken, type Unsubscription } from '../../messages/unsubscribe-token'
import { readSigningKey } from '../../signing/signing-key'
import { messages } from './messages'

interface UnsubscribeOptions {
  db: Db
  clock: () => Date
  limiter: Limiter
  proxies: number
}

/**
 * `/message/unsubscribe/{token}`: ends a kind of news, without a session. It stands before the guard of origins, because a reader
 * of mail posts there by itself, and the signature is what says for whom. A GET changes nothing: scanners follow every link of a mail.
 */
export const unsubscribePage = ({ db, clock, limiter, proxies }: UnsubscribeOptions): Hono<AppEnv> => {
  const textsFor = (c: AppContext) => {
    const locale = localeOf(c.req.header('Accept-Language'))
    return { locale, texts: messages[locale] }
  }

  const read = async (c: AppContext): Promise<Unsubscription | null> => {
    await admit(limiter, 'write', clientAddress(c, proxies), 'unsubscribe')
    return readUnsubscribeToken(await readSigningKey(db), c.req.param('token') ?? '')
  }

  const sendUnknown = (c: AppContext) => {
    const { locale, texts } = textsFor(c)
    return sendPage(c, {
      locale,
      status: 404,
      title: texts.unknownTitle,
      content: html`<p>${texts.unknown}</p><p class="actions"><a class="button" href="/">${texts.goHome}</a></p>`,
    })
  }

  const path = '/message/unsubscribe/:token{[\\w.-]{1,400}}'
  return new Hono<AppEnv>()
    .get(path, async (c) => {
      if (!(await read(c))) return sendUnknown(c)
      const { locale, texts } = textsFor(c)
      return sendPage(c, {
        locale,
        title: texts.unsubscribeTitle,
        hasForm: true,
        content: html`<p>${texts.unsubscribeQuestion}</p>
<form class="actions" method="post">
<button class="button" type="submit" name="List-Unsubscribe" value="One-Click">${texts.unsubscribe}</button>
<a class="button quiet" href="/">${texts.goHome}</a>
</form>`,
      })
    })
    .post(path, async (c) => {
      const ended = await read(c)
      if (!ended) return sendUnknown(c)
      await keepChoice(db, { ...ended, isOn: false }, clock())
      const { locale, texts } = textsFor(c)
      return sendPage(c, {
        locale,
        title: texts.unsubscribedTitle,
        content: html`<p>${texts.unsubscribed}</p><p class="actions"><a class="button" href="/">${texts.goHome}</a></p>`,
      })
    })
}
