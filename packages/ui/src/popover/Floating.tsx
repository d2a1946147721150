import {
  type HTMLAttributes,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { useStyles } from '../styling'
import { type FloatOptions, float } from './float'
import css from './floating.css?inline'

export interface FloatingProps extends FloatOptions, Omit<HTMLAttributes<HTMLDivElement>, 'popover'> {
  anchor: RefObject<Element | null>
  ref?: Ref<HTMLDivElement>
}

/**
 * A raised panel in the top layer, placed beside its anchor for as long as it is mounted. It can take the focus, so that a
 * press on text inside does not hand it to an ancestor, where Escape would close more than this panel.
 */
export const Floating = (props: FloatingProps) => {
  const { anchor, placement, gap, asWideAsAnchor, ref, className, ...rest } = props
  useStyles(css)
  const panel = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => panel.current as HTMLDivElement, [])
  useLayoutEffect(() => {
    const options: FloatOptions = {}
    if (placement) options.placement = placement
    if (gap !== undefined) options.gap = gap
    if (asWideAsAnchor) options.asWideAsAnchor = true
    return anchor.current && panel.current ? float(anchor.current, panel.current, options) : undefined
  }, [anchor, placement, gap, asWideAsAnchor])
  return (
    <div
      tabIndex={-1}
      {...rest}
      ref={panel}
      popover="manual"
      className={className ? `ch-floating ${className}` : 'ch-floating'}
    />
  )
}
