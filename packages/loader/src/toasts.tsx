import type { Core } from '@chuhai/core'
import { Notices } from '@chuhai/login'
import { useStyles } from '@chuhai/ui'
import type { Context } from './context'
import hostStyles from './host.css?inline'
import { renderOnPage } from './page-part'

const PageToasts = ({ core }: { core: Core }) => {
  useStyles(hostStyles)
  return <Notices core={core} />
}

/** One place of notices for the whole page, whichever widget they come from. */
export const mountToasts = (core: Core, context: Context): void =>
  renderOnPage('chuhai-toasts', context, <PageToasts core={core} />)
