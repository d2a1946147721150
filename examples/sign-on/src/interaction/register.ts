import type { Accounts } from '../accounts/accounts'
import { nameFault, passwordFault, repeatFault, tidyName } from '../accounts/rules'
import type { Limits } from '../limits/limits'
import type { FormState } from '../pages/forms'
import type { Outcome } from './log-in'

interface Parts {
  accounts: Accounts
  limits: Limits
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
