import type { Core } from '@chuhai/core'
import type { HelpBoxStore, Panel } from '@chuhai/help-box'
import { atom, type ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'

/** The floating box once its code is here. */
export interface LoadedBox {
  HelpBox: ComponentType<{ core: Core; store: HelpBoxStore }>
  store: HelpBoxStore
}

export interface Help {
  $box: ReadableAtom<LoadedBox | null>
  load(): Promise<LoadedBox>
  open(panel: Panel): Promise<void>
  close(): void
}

/** One store for the box and for every button of the portal that opens it; the code comes when it is first needed. */
export const createHelp = (core: Core): Help => {
  const $box = atom<LoadedBox | null>(null)
  let loading: Promise<LoadedBox> | undefined

  const load = () => {
    loading ??= import('@chuhai/help-box').then(
      ({ HelpBox, createHelpBoxStore }) => {
        const box = { HelpBox, store: createHelpBoxStore(core) }
        $box.set(box)
        return box
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return {
    $box,
    load,
    async open(panel) {
      const { store } = await load()
      store.open(panel)
    },
    close: () => $box.get()?.store.close(),
  }
}
