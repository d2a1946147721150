import type { Rail } from './rail/rail'
import type { HelpBoxStore } from './store'

/** Keeps a rail showing what the store says. Answers the function that ends it. */
export const connectRail = (rail: Rail, store: HelpBoxStore): (() => void) => {
  const stops = [
    store.$open.subscribe((open) => rail.show({ open: open?.panel ?? null })),
    store.living.$state.subscribe((state) => rail.show({ isLive: Boolean(state.data) })),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
