import type { Core } from '@chuhai/core'
import { SignOn } from '@chuhai/login'
import { useStyles } from '@chuhai/ui'
import { useEffect, useState } from 'react'
import type { Context } from './context'
import hostStyles from './host.css?inline'
import { renderOnPage } from './page-part'

const PageSignOn = ({ core, context }: { core: Core; context: Context }) => {
  useStyles(hostStyles)
  const [after, setAfter] = useState(context.settings.afterLogin)
  useEffect(() => context.watch(({ afterLogin }) => setAfter(afterLogin)), [context])
  return <SignOn core={core} afterLogin={after} />
}

/** The sign-on of the whole page, whichever widget asks for it; its dialogs stand above the page in the top layer. */
export const mountSignOn = (core: Core, context: Context): void =>
  renderOnPage('chuhai-sign-on', context, <PageSignOn core={core} context={context} />)
