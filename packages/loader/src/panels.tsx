import { connectRail, createHelpBoxStore, type LoadedParts, Panels } from '@chuhai/help-box/panels'
import type { Panel, Rail, RailIntent } from '@chuhai/help-box/rail'
import type { BoxPanels } from './awaited-panels'
import type { Context } from './context'
import { pageCore } from './page-core'
import { renderInto } from './shadow'

/** Gives the rail its panels; a form that stands in their place already is taken over as it is. */
export const mountPanels = ({
  context,
  root,
  inside,
  rail,
  first,
  loaded,
}: {
  context: Context
  root: ShadowRoot
  /** Where they stand. */
  inside: ShadowRoot
  rail: Rail
  /** What a visitor has asked for while the files were on their way. */
  first: RailIntent | null
  loaded: LoadedParts
}): BoxPanels => {
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
    inside,
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
    inside.firstElementChild ?? undefined,
  )
  // After the panel has looked where its entry is: a rail that changes before would have to be laid out for that look.
  const disconnect = connectRail(rail, store)
  context.ended.addEventListener('abort', () => {
    stopEvents()
    disconnect()
    unmount()
    store.destroy()
  })
  return {
    handle: store.handle,
    close: store.close,
  }
}
