import type { Accounts } from '../accounts/accounts'
import { tidyName } from '../accounts/rules'
import type { Limits } from '../limits/limits'
import type { FormState } from '../pages/forms'
import type { SignedIn } from './finish'

/** Who signed in, or the form to show again. */
export type Outcome = SignedIn | { state: FormState }

interface Parts {
  accounts: Accounts
  limits: Limits
}

export const logIn = async (
  { accounts, limits }: Parts,
  form: URLSearchParams,
  address: string,
): Promise<Outcome> => {
  const name = tidyName(form.get('name') ?? '')
  const password = form.get('password') ?? ''
  const remember = form.get('remember') === 'yes'
  const again = (state: FormState) => ({ state: { name, remember, ...state } })
  if (name === '' || password === '') {
    return again({
      faults: {
        ...(name === '' && { name: 'nameMissing' as const }),
        ...(password === '' && { password: 'passwordMissing' as const }),
      },
    })
  }
  const attempt = await limits.attempt(name, address)
  if (attempt.wait > 0) return again({ wait: { kind: 'attempts', seconds: attempt.wait } })
  const account = await accounts.recognise(name, password)
  if (account) {
    await attempt.succeeded()
    return { accountId: account.id, remember }
  }
  const seconds = await attempt.failed()
  return again(seconds > 0 ? { wait: { kind: 'attempts', seconds } } : { faults: { password: 'wrong' } })
}
