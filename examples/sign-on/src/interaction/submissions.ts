import type { Accounts } from '../accounts/accounts'
import { nameFault, passwordFault, repeatFault, tidyName } from '../accounts/rules'
import type { Limits } from '../limits'
import type { FormState } from '../pages/forms'

export interface SignedIn {
  accountId: string
  remember: boolean
}

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
  const account = await accounts.authenticate(name, password)
  if (account) {
    await attempt.succeeded()
    return { accountId: account.id, remember }
  }
  const seconds = await attempt.failed()
  return again(seconds > 0 ? { wait: { kind: 'attempts', seconds } } : { faults: { password: 'wrong' } })
}

export const register = async (
  { accounts, limits }: Parts,
  form: URLSearchParams,
  address: string,
): Promise<Outcome> => {
  const name = tidyName(form.get('name') ?? '')
  const password = form.get('password') ?? ''
  const again = (state: FormState) => ({ state: { name, ...state } })
  const faults = {
    name: nameFault(name) ?? undefined,
    password: passwordFault(password, name) ?? undefined,
    repeat: repeatFault(form.get('repeat') ?? '', password) ?? undefined,
  }
  if (faults.name || faults.password || faults.repeat) {
    // A second password beside one that has to be changed anyway needs no words of its own.
    return again({ faults: faults.password ? { ...faults, repeat: undefined } : faults })
  }
  const seconds = await limits.registration(address)
  if (seconds > 0) return again({ wait: { kind: 'registrations', seconds } })
  const account = await accounts.register(name, password)
  return account ? { accountId: account.id, remember: false } : again({ faults: { name: 'nameTaken' } })
}
