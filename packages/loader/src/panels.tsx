import { connectRail, createHelpBoxStore, type LoadedParts, Panels } from '@chuhai/help-box/panels'
import type { Panel, Rail, RailIntent } from '@chuhai/help-box/rail'
import { keepKeysInside } from '@chuhai/ui/element'
import type { Context } from './context'
import { pageCore } from './page-core'
import { renderInto } from './shadow'

export interface BoxPanels {
  handle(intent: RailIntent): void
  open(panel: Panel): void
  close(): void
  destroy(): void
}

/**
 * Gives the rail its panels. They stand in a shadow root of their own: their stylesheets would otherwise make a browser
 * style the whole rail anew.
 */
export const mountPanels = ({
  context,
  root,
  rail,
  first,
  loaded,
}: {
  context: Context
  root: ShadowRoot
  rail: Rail
  /** What a visitor has asked for while the files were on their way. */
  first: RailIntent | null
  loaded: LoadedParts
}): BoxPanels => {
  const core = pageCore(context)
  const store = createHelpBoxStore(core)
  keepKeysInside(root)
  const place = root.appendChild(root.ownerDocument.createElement('div'))
  context.watch(({ theme }) => place.setAttribute('data-theme', theme))
  let shown: Panel | null = null
  const stopEvents = store.$open.listen((open) => {
    if (shown && shown !== open?.panel) context.emit('close', { panel: shown })
    if (open && shown !== open.panel) context.emit('open', { panel: open.panel })
    shown = open?.panel ?? null
  })
  if (first) store.handle(first)
  const unmount = renderInto(
    place.attachShadow({ mode: 'open' }),
    <Panels
      core={core}
      store={store}
      rail={rail}
      loaded={loaded}
      onSubmitted={(detail) => {
        context.emit('submitted', detail)
        root.host.dispatchEvent(
          new CustomEvent('chuhai-submitted', { detail, bubbles: true, composed: true }),
        )
      }}
    />,
  )
  // After the panel has looked where its entry is: a rail that changes before would have to be laid out for that look.
  const disconnect = connectRail(rail, store)
  return {
    handle: store.handle,
    open: store.open,
    close: store.close,
    destroy: () => {
      stopEvents()
      disconnect()
      unmount()
      place.remove()
      store.destroy()
    },
  }
}
