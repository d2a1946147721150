import { Application } from '@chuhai/application'
import type { Core } from '@chuhai/core'
import { shownStartUp } from './start-up'

/** The application for 创业扶持, in a chunk of its own. */
export default function StartUpApplication({ core }: { core: Core }) {
  return <Application core={core} shown={shownStartUp} />
}
