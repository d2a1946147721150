import type { Core } from '@chuhai/core'
import { Notices } from '@chuhai/login'
import { ownOptions, useStyles } from '@chuhai/ui'
import type { Context } from './context'
import hostStyles from './host.css?inline'
import { detach, undoZoom } from './host-page'
import { renderInto } from './shadow'

const PageToasts = ({ core }: { core: Core }) => {
  useStyles(hostStyles)
  return <Notices core={core} />
}

/** One place of notices for the whole page, whichever widget they come from. */
export const mountToasts = (core: Core, context: Context): void => {
  const host = document.createElement('chuhai-toasts')
  context.watch(({ theme, locale }) => {
    host.setAttribute('data-theme', theme)
    host.setAttribute('lang', locale)
  })
  // Attached first: only attached elements can be shown in the top layer.
  document.body.appendChild(host)
  undoZoom(host)
  const unmount = renderInto(host.attachShadow(ownOptions({ mode: 'open' })), <PageToasts core={core} />)
  context.ended.addEventListener('abort', () => {
    unmount()
    detach(host)
  })
}
