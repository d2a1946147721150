import type { Core } from '@chuhai/core'
import { LocaleProvider, useEnd, usePart } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { opensOnHover, type Panel } from '../entries'
import type { Rail } from '../rail/rail'
import type { BoxController } from '../store'
import { type PanelModules, usePanelModules } from './modules'
import { PanelContent } from './PanelContent'
import { PopoverPanels } from './PopoverPanels'

const importSheet = () => import('./SheetPanels')

/** What `Panels` takes: the rail with the store of its panels. */
export interface PanelsProps {
  /** The core of the page. */
  core: Core
  /** Which panel is open. */
  store: BoxController
  /** Panels are placed at its entries, have their names and return the focus to them. */
  rail: Rail
  /** A lead was sent from the form. */
  onSubmitted?(detail: { id: string }): void
  /** Modules that were imported already. */
  loaded?: PanelModules
  /** Shown in the header of the chat. */
  chatTools?: ReactNode
}

const narrowScreens = (): MediaQueryList | undefined => globalThis.matchMedia?.('(max-width: 767px)')
const onNarrowChange = (listener: () => void) => {
  const query = narrowScreens()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** The open panel: a popover beside the rail on wide screens, a sheet on small ones. */
export const Panels = ({ core, store, rail, onSubmitted, loaded, chatTools }: PanelsProps) => {
  const open = useStore(store.$open)
  const isLive = useStore(store.$isLive)
  const locale = useStore(core.locale.$locale)
  const isNarrow = useSyncExternalStore(
    onNarrowChange,
    () => narrowScreens()?.matches ?? false,
    () => false,
  )
  const modules = usePanelModules(core, store, loaded)
  const sheet = usePart(importSheet, isNarrow && (open ?? true), (error) => {
    core.report(error)
    // The open panel is not visible, so the next press has to open it.
    store.close()
  })
  // The conversation continues while its panel is closed.
  const chatStore = useMemo(
    () => modules.chat?.createAiChatStore(core, { draft: 'help-box' }),
    [modules.chat, core],
  )
  useEnd(chatStore?.destroy)

  // After the panel was placed at its entry: the rail would be laid out twice.
  useLayoutEffect(() => rail.show({ open: open?.panel ?? null, isLive }), [rail, open, isLive])

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

  // Escape closes a hover panel wherever the focus is, and one that was opened from its entry, too; the page gets the key as well.
  useLayoutEffect(() => {
    if (!open) return
    const document = rail.element.ownerDocument
    const closeByKey = (event: KeyboardEvent) => {
      const isOurs = open.phase === 'peeking' || event.composedPath().includes(rail.element)
      if (event.key === 'Escape' && isOurs) store.close()
    }
    document.addEventListener('keydown', closeByKey, true)
    return () => document.removeEventListener('keydown', closeByKey, true)
  }, [open, rail, store])

  const renderPanel = (panel: Panel) => (
    <PanelContent
      panel={panel}
      core={core}
      store={store}
      modules={modules}
      chatStore={chatStore}
      chatTools={chatTools}
      isOpen={open?.panel === panel}
      isSheet={isNarrow}
      onSubmitted={onSubmitted}
    />
  )
  const layout = { store, rail, open, renderPanel }
  return (
    <LocaleProvider locale={locale}>
      {isNarrow ? sheet && <sheet.SheetPanels {...layout} /> : <PopoverPanels {...layout} />}
    </LocaleProvider>
  )
}
