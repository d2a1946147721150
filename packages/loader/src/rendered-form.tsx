import * as form from '@chuhai/consultation'
import { createCore } from '@chuhai/core'
import { createHelpBoxStore, Panels } from '@chuhai/help-box/panels'
import { type Rail, railMessages } from '@chuhai/help-box/rail'
import type { Settings } from './settings'
import { renderInto } from './shadow'

/**
 * Renders the open panel of the consultation as it looks before anybody has typed, and answers what `look` sees there.
 * Run while the files are built, in a document without a layout.
 */
export const renderForm = <Seen,>(
  document: Document,
  locale: Settings['locale'],
  look: (inside: ShadowRoot) => Seen,
): Seen => {
  const core = createCore({ base: '', locale })
  const store = createHelpBoxStore(core)
  const entry = document.body.appendChild(document.createElement('button'))
  const rail = { element: entry, control: () => entry, words: () => railMessages[locale] } as unknown as Rail
  const inside = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  store.open('consultation')
  const unmount = renderInto(inside, <Panels core={core} store={store} rail={rail} loaded={{ form }} />)
  const seen = look(inside)
  unmount()
  core.destroy()
  return seen
}
