import { type Account, type Accounts, mailOf } from '../accounts/accounts'
import { type Resets, resetMinutes } from '../accounts/resets'
import { passwordFault, repeatFault, tidyName } from '../accounts/rules'
import type { Limits } from '../limits'
import type { Mail } from '../mail'
import type { FormState } from '../pages/fields'
import { messages } from '../pages/messages'
import type { PageContext } from '../pages/page'
import { forgottenPath, resetPath } from '../pages/password-forms'
import type { EndSessions } from '../provider/end-sessions'

export interface PasswordParts {
  issuer: string
  accounts: Accounts
  resets: Resets
  limits: Limits
  endSessions: EndSessions
  /** Sends a mail after the answer, so that its time tells nothing. */
  post: (mail: () => Promise<Mail | null>) => void
}

/** A submitted form, and who sent it. */
export interface Submitted {
  form: URLSearchParams
  address: string
  page: PageContext
}

/** The form to show again; null where it is done. */
type Again = FormState | null

const greeting = ({ displayName, name }: Account) =>
  displayName === name ? name : `${displayName}（${name}）`

/** Mails a link to the account of a name. The answer is the same where there is none, or none with a mail address. */
export const askForLink = async (
  { issuer, accounts, resets, limits, post }: PasswordParts,
  { form, address, page }: Submitted,
): Promise<Again> => {
  const name = tidyName(form.get('name') ?? '')
  if (name === '') return { name, faults: { name: 'nameMissing' } }
  const seconds = await limits.reset(address)
  if (seconds > 0) return { name, wait: { kind: 'resets', seconds } }
  const { mail: text } = messages[page.locale]
  post(async () => {
    const account = await accounts.findByName(name)
    const to = account && mailOf(account)
    if (!account || !to || !(await limits.mail(account.id))) return null
    const token = await resets.issue(account.id)
    const link = `${issuer}${resetPath}?${new URLSearchParams({ token, ui_locales: page.locale })}`
    return { to, subject: text.subject, text: text.text(greeting(account), link, resetMinutes) }
  })
  return null
}

/** Of two password fields only the first shows an error, because both must be filled in again. */
const newPasswordFaults = (form: URLSearchParams, name: string): FormState['faults'] | null => {
  const password = form.get('password') ?? ''
  const fault = passwordFault(password, name)
  if (fault) return { password: fault }
  const repeat = repeatFault(form.get('repeat') ?? '', password)
  return repeat ? { repeat } : null
}

/** Sets a password, ends all sessions, invalidates open reset links, and notifies the owner by mail. */
const setPassword = async (
  parts: PasswordParts,
  account: Account,
  { form, page }: Submitted,
): Promise<void> => {
  const { issuer, accounts, resets, endSessions, post } = parts
  await accounts.setPassword(account.id, form.get('password') ?? '')
  await resets.drop(account.id)
  await endSessions(account.id)
  const { mail: text } = messages[page.locale]
  post(async () => {
    const to = mailOf(account)
    const link = `${issuer}${forgottenPath}?ui_locales=${page.locale}`
    return to === null
      ? null
      : { to, subject: text.changedSubject, text: text.changedText(greeting(account), link) }
  })
}

/** Sets the password of the link's account; `over` where the link cannot be used any more. */
export const resetPassword = async (parts: PasswordParts, submitted: Submitted): Promise<Again | 'over'> => {
  const { accounts, resets } = parts
  const token = submitted.form.get('token') ?? ''
  const owner = await resets.find(token)
  const account = owner === undefined ? undefined : await accounts.find(owner)
  if (!account) return 'over'
  const faults = newPasswordFaults(submitted.form, account.name)
  if (faults) return { faults }
  if ((await resets.take(token)) !== account.id) return 'over'
  await setPassword(parts, account, submitted)
  return null
}

/** Changes a password by the current one, which is limited as a log-in is. */
export const changePassword = async (parts: PasswordParts, submitted: Submitted): Promise<Again> => {
  const { form, address } = submitted
  const name = tidyName(form.get('name') ?? '')
  const current = form.get('current') ?? ''
  if (name === '' || current === '')
    return {
      name,
      faults: {
        ...(name === '' && { name: 'nameMissing' as const }),
        ...(current === '' && { current: 'currentMissing' as const }),
      },
    }
  const faults = newPasswordFaults(form, name)
  if (faults) return { name, faults }
  const attempt = await parts.limits.attempt(name, address)
  if (attempt.wait > 0) return { name, wait: { kind: 'attempts', seconds: attempt.wait } }
  const account = await parts.accounts.authenticate(name, current)
  if (!account) {
    const seconds = await attempt.failed()
    return seconds > 0
      ? { name, wait: { kind: 'attempts', seconds } }
      : { name, faults: { current: 'wrongCurrent' } }
  }
  await attempt.succeeded()
  await setPassword(parts, account, submitted)
  return null
}
