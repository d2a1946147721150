import { LocaleProvider } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { moduleOf, opensOnHover } from '../entries'
import type { Rail } from '../rail/rail'
import type { HelpBoxStore } from '../store'
import { createLazyModule, createPanelModules, useLoadWhen } from './modules'
import { PopoverPanels } from './PopoverPanels'
import type { PanelsProps } from './props'

const narrowScreens = (): MediaQueryList => matchMedia('(max-width: 767px)')
const onNarrowChange = (listener: () => void) => {
  const query = narrowScreens()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Shows the state of the store on the rail; returns a function that stops this. */
export const connectRail = (rail: Rail, store: HelpBoxStore): (() => void) => {
  const stops = [
    store.$open.subscribe((open) => rail.show({ open: open?.panel ?? null })),
    store.living.$state.subscribe((state) => rail.show({ isLive: Boolean(state.data) })),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The open panel: a popover beside the rail on wide screens, a sheet on small ones. */
export const Panels = ({ core, store, rail, onSubmitted, loaded }: PanelsProps) => {
  const open = useStore(store.$open)
  const locale = useStore(core.locale.$locale)
  const isNarrow = useSyncExternalStore(
    onNarrowChange,
    () => narrowScreens().matches,
    () => false,
  )
  const modules = useMemo(() => createPanelModules(core.report, loaded), [core, loaded])
  const sheetModule = useMemo(
    () =>
      createLazyModule(
        () => import('./SheetPanels'),
        (error) => {
          core.report(error)
          // The open panel is not visible, so the next press has to open it.
          store.close()
        },
      ),
    [core, store],
  )
  const sheet = useStore(sheetModule.$module)
  // Each opening loads again what has failed to load.
  useLoadWhen(open && modules[moduleOf(open.panel)], open)
  useLoadWhen(sheetModule, isNarrow)
  useLoadWhen(sheetModule, isNarrow && open)

  // In a layout effect: a panel that is painted can be closed.
  useLayoutEffect(() => {
    if (open?.phase !== 'pinned' || !opensOnHover(open.panel) || isNarrow) return
    const document = rail.element.ownerDocument
    const root = rail.element.getRootNode()
    const closeOutside = (event: Event) => {
      const path = event.composedPath()
      const isInside = path.some((node) => node instanceof Element && node.matches('.ch-panel, .ch-rail'))
      if (!isInside && !(root !== document && path.includes(root))) store.close()
    }
    // While capturing, because our elements stop the propagation.
    document.addEventListener('pointerdown', closeOutside, true)
    return () => document.removeEventListener('pointerdown', closeOutside, true)
  }, [open, isNarrow, rail, store])

  // Escape closes a hover panel, whose focus is elsewhere; the page gets the key as well.
  useLayoutEffect(() => {
    if (open?.phase !== 'peeking') return
    const document = rail.element.ownerDocument
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') store.close()
    }
    document.addEventListener('keydown', closeByKey, true)
    return () => document.removeEventListener('keydown', closeByKey, true)
  }, [open, rail, store])

  useLayoutEffect(() => () => modules.chatStore.current?.destroy(), [modules])

  const shown = { core, store, rail, modules, onSubmitted, open }
  return (
    <LocaleProvider locale={locale}>
      {isNarrow ? sheet && <sheet.SheetPanels {...shown} /> : <PopoverPanels {...shown} />}
    </LocaleProvider>
  )
}
