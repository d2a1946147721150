import { narrowScreens, partOf } from '@chuhai/help-box/panels'
import type { Rail, RailIntent } from '@chuhai/help-box/rail'
import type { awaitPanels, BoxPanels } from './awaited-panels'
import type { ImportFiles } from './box-files'
import type { Context } from './context'
import { detach, onNextFrame } from './host-page'
import type { mountPanels } from './panels'

interface EarlyOptions {
  context: Context
  root: ShadowRoot
  rail: Rail
  /** What a visitor has asked for while the files were on their way. */
  first: RailIntent | null
  importFiles: ImportFiles
  /** The launcher's own: it is on the page already. */
  awaitPanels: typeof awaitPanels
}

const painted = () => new Promise((resolve) => onNextFrame(() => setTimeout(resolve)))

/**
 * The panels from the first intent on: a form that is asked for is shown as it was rendered when the files were built,
 * and the panels' files run once it is painted; they would hold it up. They stand in a shadow root of their own: their
 * stylesheets would otherwise make a browser style the whole rail anew.
 */
export const mountEarly = ({
  context,
  root,
  rail,
  first,
  importFiles,
  awaitPanels,
}: EarlyOptions): BoxPanels => {
  const place = root.appendChild(document.createElement('div'))
  const inside = place.attachShadow({ mode: 'open' })
  context.watch(({ theme }) => place.setAttribute('data-theme', theme))
  context.ended.addEventListener('abort', () => detach(place))
  let isAwaited = true
  let isFormWanted = false
  let form: Element | undefined
  let showing: Promise<void> | undefined

  const show = async () => {
    // Sheets of small screens, and browsers without popovers, wait for the panels.
    if (narrowScreens().matches || !place.showPopover) return
    const { drawForm } = await import('./early-form')
    if (!isAwaited || !isFormWanted) return
    form ??= drawForm({ inside, rail, settings: context.settings, onClose: panels.close })
    await painted()
  }
  const wantForm = (isWanted: boolean) => {
    if (!isAwaited) return
    isFormWanted = isWanted
    if (isWanted) {
      // Without it, the panels come a little later.
      showing = show().catch(() => undefined)
    } else {
      if (form) detach(form)
      form = undefined
    }
  }

  const awaited = awaitPanels(rail, context.ended, async (panel) => {
    try {
      await showing
      const [files, module] = await Promise.all([
        importFiles<{ mountPanels: typeof mountPanels }>('panels'),
        importFiles(panel),
      ])
      return (wanted) => {
        // A window that has become narrow meanwhile gets a sheet.
        if (narrowScreens().matches) wantForm(false)
        isAwaited = false
        const loaded = { [partOf(panel)]: module }
        return files.mountPanels({ context, root, inside, rail, first: wanted, loaded })
      }
    } catch (error) {
      wantForm(false)
      throw error
    }
  })
  const panels: BoxPanels = {
    handle: (intent) => {
      const { kind, panel } = intent
      if (kind === 'press' || kind === 'open') wantForm(panel === 'consultation')
      // A form that is shown is not swept away by a pointer on its way across the rail.
      else if (isAwaited && isFormWanted) return
      awaited.handle(intent)
    },
    close: () => {
      wantForm(false)
      awaited.close()
    },
  }
  if (first) panels.handle(first)
  return panels
}
