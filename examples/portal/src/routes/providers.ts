import type { EndpointAnswer } from '@chuhai/contract/endpoint'
import type { getSignOnSettings } from '@chuhai/contract/sign-on'
import type { Read } from '../app/page'

type Providers = EndpointAnswer<typeof getSignOnSettings>['providers']

/** The providers to sign in with; null if the request fails. */
export const readProviders = async (read: Read): Promise<Providers | null> => {
  const { getSignOnSettings } = await import('@chuhai/contract/sign-on')
  const settings = await read(getSignOnSettings).catch(() => null)
  return settings?.providers ?? null
}
