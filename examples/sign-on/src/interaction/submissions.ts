import type { Accounts } from '../accounts/accounts'
import { nameFault, passwordFault, repeatFault, tidyName } from '../accounts/rules'
import type { Limits } from '../limits'
import type { FormState } from '../pages/fields'

export interface SignedIn {
  accountId: string
  remember: boolean
}

/** Who signed in, or the form to show again. */
export type Outcome = SignedIn | { state: FormState }

interface Context {
  accounts: Accounts
  limits: Limits
}

type Submit = (context: Context, form: URLSearchParams, address: string) => Promise<Outcome>

const credentialsOf = (form: URLSearchParams) => ({
  name: tidyName(form.get('name') ?? ''),
  password: form.get('password') ?? '',
})

export const logIn: Submit = async ({ accounts, limits }, form, address) => {
  const { name, password } = credentialsOf(form)
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

export const register: Submit = async ({ accounts, limits }, form, address) => {
  const { name, password } = credentialsOf(form)
  const again = (state: FormState) => ({ state: { name, ...state } })
  const faults = {
    name: nameFault(name) ?? undefined,
    password: passwordFault(password, name) ?? undefined,
    repeat: repeatFault(form.get('repeat') ?? '', password) ?? undefined,
  }
  if (faults.name || faults.password || faults.repeat) {
    // Of two password fields only the first shows an error, because both must be filled in again.
    return again({ faults: faults.password ? { ...faults, repeat: undefined } : faults })
  }
  const seconds = await limits.registration(address)
  if (seconds > 0) return again({ wait: { kind: 'registrations', seconds } })
  const account = await accounts.register(name, password)
  return account ? { accountId: account.id, remember: false } : again({ faults: { name: 'nameTaken' } })
}
