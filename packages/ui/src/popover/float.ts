import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom'

export type { Placement }

export interface FloatOptions {
  placement?: Placement
  /** Pixels between anchor and panel. */
  gap?: number
  /** At least as wide as its anchor. */
  asWideAsAnchor?: boolean
}

/** Shows a panel in the top layer beside its anchor and keeps it there; returns what ends it. */
export const float = (anchor: Element, panel: HTMLElement, options: FloatOptions): (() => void) => {
  const { placement = 'bottom-start', gap = 4, asWideAsAnchor } = options
  // A browser without the top layer shows it where it stands.
  if (panel.showPopover) panel.showPopover()
  else panel.removeAttribute('popover')
  const place = async () => {
    const {
      x,
      y,
      placement: side,
    } = await computePosition(anchor, panel, {
      placement,
      strategy: 'fixed',
      middleware: [
        offset(gap),
        flip({ padding: 8 }),
        shift({ padding: 8 }),
        size({
          padding: 8,
          apply({ availableHeight, availableWidth, rects }) {
            panel.style.maxHeight = `${Math.max(120, availableHeight)}px`
            panel.style.maxWidth = `${availableWidth}px`
            if (asWideAsAnchor) panel.style.minWidth = `${rects.reference.width}px`
          },
        }),
      ],
    })
    panel.style.left = `${x}px`
    panel.style.top = `${y}px`
    panel.dataset.side = side.split('-')[0]
  }
  const end = autoUpdate(anchor, panel, () => void place())
  return () => {
    end()
    if (panel.isConnected) panel.hidePopover?.()
  }
}
