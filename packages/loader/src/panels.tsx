import { connectRail, createHelpBoxStore, type LoadedModules, Panels } from '@chuhai/help-box/panels'
import type { Panel, Rail, RailIntent } from '@chuhai/help-box/rail'
import type { Context } from './context'
import { pageCore } from './page-core'
import type { BoxPanels } from './panels-on-demand'
import { renderInto } from './shadow'

interface PanelsOptions {
  context: Context
  root: ShadowRoot
  rail: Rail
  /** What a visitor has asked for while the files were loading. */
  first: RailIntent | null
  loaded: LoadedModules
}

/** Gives the rail its panels. */
export const mountPanels = ({ context, root, rail, first, loaded }: PanelsOptions): BoxPanels => {
  const core = pageCore(context)
  const store = createHelpBoxStore(core)
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
  // After the panel has looked where its entry is: a rail that changes before would have to be laid out for that look.
  const disconnect = connectRail(rail, store)
  context.ended.addEventListener('abort', () => {
    stopEvents()
    disconnect()
    unmount()
    store.destroy()
  })
  return { handle: store.handle, close: store.close }
}
