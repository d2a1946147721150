import type { Core } from '@chuhai/core'
import type { HelpBoxStore, Panel } from '@chuhai/help-box'
import type { ComponentType } from 'react'
import { createLazyModule, type LazyModule } from '../app/lazy'

/** The floating box once its code is here. */
export interface LoadedBox {
  HelpBox: ComponentType<{ core: Core; store: HelpBoxStore }>
  store: HelpBoxStore
}

export interface Help {
  $box: LazyModule<LoadedBox>['$module']
  load(): Promise<LoadedBox>
  open(panel: Panel): Promise<void>
  close(): void
}

/** One store for the box and for every button of the portal that opens it; the code comes when it is first needed. */
export const createHelp = (core: Core): Help => {
  const box = createLazyModule<LoadedBox>(async () => {
    const { HelpBox, createHelpBoxStore } = await import('@chuhai/help-box')
    return { HelpBox, store: createHelpBoxStore(core) }
  })

  return {
    $box: box.$module,
    load: box.load,
    async open(panel) {
      const { store } = await box.load()
      store.open(panel)
    },
    close: () => box.$module.get()?.store.close(),
  }
}
