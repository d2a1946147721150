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

/** Gives the rail its panels. */
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
  const disconnect = connectRail(rail, store)
  let shown: Panel | null = null
  const stopEvents = store.$open.listen((open) => {
    if (shown && shown !== open?.panel) context.emit('close', { panel: shown })
    if (open && shown !== open.panel) context.emit('open', { panel: open.panel })
    shown = open?.panel ?? null
  })
  if (first) store.handle(first)
  const unmount = renderInto(
    root,
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
  return {
    handle: store.handle,
    open: store.open,
    close: store.close,
    destroy: () => {
      stopEvents()
      disconnect()
      unmount()
      store.destroy()
    },
  }
}
