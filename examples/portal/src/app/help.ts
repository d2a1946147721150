import type { ConsultationAbout } from '@chuhai/contract/consultation'
import { type Core, loadOnce, type Track } from '@chuhai/core'
import type { HelpBoxStore, Panel } from '@chuhai/help-box'
import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import type { About } from './about'
import { createLazyModule } from './lazy'

/** The floating box, once loaded. */
export interface LoadedBox {
  HelpBox: ComponentType<{ core: Core; store: HelpBoxStore; onSubmitted(): void }>
  store: HelpBoxStore
}

/** One store for the box and for every button of the portal that opens it; the code comes when it is first needed. */
export const createHelp = (core: Core, track: Track) => {
  const loadBox = loadOnce(
    async () => {
      const { HelpBox, createHelpBoxStore } = await import('@chuhai/help-box')
      return { HelpBox, createHelpBoxStore }
    },
    ({ HelpBox, createHelpBoxStore }): LoadedBox => ({ HelpBox, store: createHelpBoxStore(core) }),
  )
  const box = createLazyModule(loadBox)

  const $sent = atom<ConsultationAbout | null>(null)
  const handleSubmitted = () => track.event('consultationSubmitted', location.pathname + location.search)

  return {
    $box: box.$module,
    load: box.load,
    async open(panel: Panel, about?: About | null) {
      const { store } = await box.load()
      store.open(panel, about)
    },
    close: () => box.$module.get()?.store.close(),
    /** A consultation was submitted, on whichever form of the page. */
    handleSubmitted,
    /** One was submitted in the box: it may be about what a part of a page has kept. */
    handleBoxSubmitted() {
      const about = box.$module.get()?.store.$about.get()
      if (about && typeof about !== 'string') $sent.set(about)
      handleSubmitted()
    },
    /** What the last consultation of the box was about; the part that knows it empties this. */
    $sent,
  }
}

export type Help = ReturnType<typeof createHelp>
