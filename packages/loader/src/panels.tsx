import { createBoxController, type PanelModules, Panels } from '@chuhai/help-box/panels'
import type { Panel, Rail, RailIntent } from '@chuhai/help-box/rail'
import { ownOptions } from '@chuhai/ui'
import type { Context, Definition } from './context'
import { pageCore } from './page-core'
import type { BoxPanels } from './panels-on-demand'
import { renderInto } from './shadow'

interface PanelsOptions {
  context: Context
  root: ShadowRoot
  rail: Rail
  /** The intent that came while the files were loading. */
  first: RailIntent | null
  loaded: PanelModules
}

/** Gives the rail its panels. */
export const mountPanels = ({ context, root, rail, first, loaded }: PanelsOptions): BoxPanels => {
  const core = pageCore(context)
  const store = createBoxController(core)
  let shown: Panel | null = null
  const stopEvents = store.$open.listen((open) => {
    if (shown && shown !== open?.panel) context.emit('close', { panel: shown })
    if (open && shown !== open.panel) context.emit('open', { panel: open.panel })
    shown = open?.panel ?? null
  })
  // What is said with an intent wins over what the page has written on the box.
  const handle = (intent: RailIntent) =>
    store.handle({ ...intent, about: intent.about ?? root.host.getAttribute('about') ?? undefined })
  if (first) handle(first)
  // A file that did not load was logged where it was requested; the header is without a bell then.
  const stopBell = core.session.$user.subscribe((user) => {
    if (user)
      context.load<Definition>('chuhai-inbox').then(
        ({ define }) => define(context),
        () => {},
      )
  })
  const unmount = renderInto(
    root,
    <Panels
      core={core}
      store={store}
      rail={rail}
      loaded={loaded}
      chatTools={<chuhai-inbox view="bell" />}
      onSubmitted={(detail) => {
        context.emit('submitted', detail)
        root.host.dispatchEvent(
          new CustomEvent('chuhai-submitted', ownOptions({ detail, bubbles: true, composed: true })),
        )
      }}
    />,
  )
  context.ended.addEventListener('abort', () => {
    stopEvents()
    stopBell()
    unmount()
    store.destroy()
  })
  return { handle, close: store.close }
}
