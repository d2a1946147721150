import type { KoaContextWithOIDC as Context, Provider } from 'oidc-provider'
import type { Account } from '../accounts/accounts'
import type { FormState } from '../pages/fields'
import type { PageContext } from '../pages/page'
import {
  changePath,
  forgottenPath,
  leaveAllPath,
  resetPath,
  writeChange,
  writeForgotten,
  writeLeaveAll,
  writeReset,
  writeResult,
} from '../pages/password-forms'
import { isSameOrigin, readForm } from '../submitted-form'
import { askForLink, changePassword, type PasswordParts, resetPassword, type Submitted } from './requests'

interface Parts extends PasswordParts {
  provider: Provider
  /** Whether a link can be mailed. */
  hasMail: boolean
  pageOf: (ctx: Context) => PageContext
}

const hintOf = ({ query }: Context): FormState =>
  typeof query.login_hint === 'string' ? { name: query.login_hint.slice(0, 256) } : {}

/**
 * The pages of passwords: a link by mail, a new password by the link, a change by the current password, and signing out
 * everywhere. Resolves to false for any other address.
 */
export const createPasswordPages = (parts: Parts) => {
  const { provider, accounts, resets, endSessions, hasMail, pageOf } = parts
  const { origin } = new URL(provider.issuer)

  const visitorOf = async (ctx: Context): Promise<Account | undefined> => {
    const { accountId } = await provider.Session.get(ctx)
    return accountId === undefined ? undefined : accounts.find(accountId)
  }

  /** What was submitted, or the fault of a form that is none of ours. */
  const submittedTo = async (ctx: Context): Promise<Submitted | Pick<FormState, 'faults'>> => {
    if (!isSameOrigin(ctx.req, origin)) return { faults: { form: 'foreignForm' } }
    const form = await readForm(ctx.req)
    if (!form) return { faults: { form: 'unreadableForm' } }
    return { form, address: ctx.ip, page: pageOf(ctx) }
  }

  const forgotten = async (ctx: Context): Promise<string> => {
    const page = pageOf(ctx)
    if (ctx.method !== 'POST') return writeForgotten(page, hintOf(ctx))
    const submitted = await submittedTo(ctx)
    const again = 'form' in submitted ? await askForLink(parts, submitted) : submitted
    return again ? writeForgotten(page, again) : writeResult(page, 'sent')
  }

  const reset = async (ctx: Context): Promise<string> => {
    const page = pageOf(ctx)
    if (ctx.method !== 'POST') {
      const { token } = ctx.query
      // Programs that look at the links of a mail open the page, too: only its form uses the link.
      const isGood = typeof token === 'string' && (await resets.find(token)) !== undefined
      return isGood ? writeReset(page, token, {}) : writeResult(page, 'linkOver')
    }
    const submitted = await submittedTo(ctx)
    if (!('form' in submitted)) return writeReset(page, '', submitted)
    const again = await resetPassword(parts, submitted)
    if (again === 'over') return writeResult(page, 'linkOver')
    if (again === null) return writeResult(page, 'passwordSet')
    return writeReset(page, submitted.form.get('token') ?? '', again)
  }

  const change = async (ctx: Context): Promise<string> => {
    const page = pageOf(ctx)
    if (ctx.method !== 'POST') {
      const visitor = await visitorOf(ctx)
      return writeChange(page, visitor ? { name: visitor.name } : hintOf(ctx))
    }
    const submitted = await submittedTo(ctx)
    const again = 'form' in submitted ? await changePassword(parts, submitted) : submitted
    return again ? writeChange(page, again) : writeResult(page, 'passwordSet')
  }

  const leaveAll = async (ctx: Context): Promise<string> => {
    const page = pageOf(ctx)
    const visitor = await visitorOf(ctx)
    if (!visitor) return writeResult(page, 'signedOut')
    if (ctx.method !== 'POST' || !isSameOrigin(ctx.req, origin)) return writeLeaveAll(page, visitor.name)
    await endSessions(visitor.id)
    return writeResult(page, 'leftAll')
  }

  const pages: Record<string, (ctx: Context) => Promise<string>> = {
    ...(hasMail && { [forgottenPath]: forgotten, [resetPath]: reset }),
    [changePath]: change,
    [leaveAllPath]: leaveAll,
  }

  return async (ctx: Context): Promise<boolean> => {
    const page = Object.hasOwn(pages, ctx.path) ? pages[ctx.path] : undefined
    if (!page) return false
    ctx.set('Cache-Control', 'no-store')
    ctx.status = 200
    ctx.type = 'html'
    ctx.body = await page(ctx)
    return true
  }
}
