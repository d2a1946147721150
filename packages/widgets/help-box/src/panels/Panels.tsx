import { LocaleProvider } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useLayoutEffect, useMemo } from 'react'
import { opensOnHover, partOf } from '../entries'
import { BesideRail } from './BesideRail'
import { createPart, createParts, useWish } from './parts'
import type { PanelsProps } from './props'
import { useIsNarrow } from './use-is-narrow'

/** The open panel: beside the rail on wide screens, in a sheet on small ones. */
export const Panels = ({ core, store, rail, onSubmitted, loaded }: PanelsProps) => {
  const open = useStore(store.$open)
  const locale = useStore(core.locale.$locale)
  const isNarrow = useIsNarrow()
  const parts = useMemo(() => createParts(core.report, loaded), [core, loaded])
  const sheetPart = useMemo(
    () =>
      createPart(
        () => import('./InSheet'),
        (error) => {
          core.report(error)
          // Nothing is seen of what is open: the next press opens it again.
          store.close()
        },
      ),
    [core, store],
  )
  const sheet = useStore(sheetPart.$module)
  // A panel's files come with the first look at it; where they failed to, with the next.
  useWish(open && parts[partOf(open.panel)], open)
  useWish(sheetPart, isNarrow)
  useWish(sheetPart, isNarrow && open)

  // Listening begins before the panel is painted: who sees it can close it.
  useLayoutEffect(() => {
    if (open?.phase !== 'pinned' || !opensOnHover(open.panel) || isNarrow) return
    const document = rail.element.ownerDocument
    const box = rail.element.getRootNode()
    const closeOutside = (event: Event) => {
      const path = event.composedPath()
      const isInside = path.some((node) => node instanceof Element && node.matches('.ch-panel, .ch-rail'))
      if (!isInside && !(box !== document && path.includes(box))) store.close()
    }
    // On its way down: elements of ours let no press out.
    document.addEventListener('pointerdown', closeOutside, true)
    return () => document.removeEventListener('pointerdown', closeOutside, true)
  }, [open, isNarrow, rail, store])

  // A panel that came with the pointer can be sent away without moving it; the page hears the key as well.
  useLayoutEffect(() => {
    if (open?.phase !== 'peeking') return
    const document = rail.element.ownerDocument
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') store.close()
    }
    document.addEventListener('keydown', closeByKey, true)
    return () => document.removeEventListener('keydown', closeByKey, true)
  }, [open, rail, store])

  useLayoutEffect(() => () => parts.talk.store?.destroy(), [parts])

  const shown = { core, store, rail, parts, onSubmitted, open }
  return (
    <LocaleProvider locale={locale}>
      {isNarrow ? sheet && <sheet.InSheet {...shown} /> : <BesideRail {...shown} />}
    </LocaleProvider>
  )
}
