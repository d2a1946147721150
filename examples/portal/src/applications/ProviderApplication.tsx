import { Application } from '@chuhai/application'
import type { Core } from '@chuhai/core'
import { shownProvider } from './service-provider'

/** The application of a service provider, in a chunk of its own. */
export default function ProviderApplication({ core }: { core: Core }) {
  return <Application core={core} shown={shownProvider} />
}
