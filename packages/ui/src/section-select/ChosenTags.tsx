import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../locale/locale'
import type { Option } from '../select/Listbox'
import { Tag } from '../tag/Tag'

/** Room for 「+12」 at the end of the line. */
const moreWidth = 40
/** Between two tags, as in section-select.css. */
const gap = 6

/** How many children of a one-line row fit; all of them are laid out, so that a wider row shows more at once. */
const useFitting = (row: RefObject<HTMLElement | null>, count: number, key: string): number => {
  const [fitting, setFitting] = useState(count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tags have other widths
  useLayoutEffect(() => {
    const node = row.current
    if (!node) return
    const measure = () => {
      const items = [...node.children].slice(0, count) as HTMLElement[]
      let end = -gap
      const ends = items.map((item) => {
        end += item.offsetWidth + gap
        return end
      })
      const fits = (end: number, index: number) =>
        end <= node.clientWidth - (index < count - 1 ? moreWidth : 0)
      const tooLong = ends.findIndex((end, index) => !fits(end, index))
      setFitting(tooLong < 0 ? count : Math.max(1, tooLong))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [row, count, key])
  return Math.min(fitting, count)
}

interface ChosenTagsProps {
  chosen: readonly Option[]
  isFixed?: boolean | undefined
  onRemove: (option: Option) => void
}

/** The first tags that fit in one line, then how many more there are. */
export const ChosenTags = ({ chosen, isFixed, onRemove }: ChosenTagsProps) => {
  const row = useRef<HTMLSpanElement>(null)
  const { more } = useMessages()
  const fitting = useFitting(row, chosen.length, chosen.map((option) => option.value).join())
  const hidden = chosen.length - fitting
  return (
    <span className="ch-section__tags" ref={row}>
      {chosen.map((option, index) => (
        <span key={option.value} className="ch-section__tag" data-overflow={index < fitting ? undefined : ''}>
          <Tag {...(isFixed ? { tone: 'neutral' as const } : { onRemove: () => onRemove(option) })}>
            {option.label}
          </Tag>
        </span>
      ))}
      {hidden > 0 && (
        <span className="ch-section__more" title={more(hidden)}>
          <Tag tone={isFixed ? 'neutral' : 'brand'}>+{hidden}</Tag>
        </span>
      )}
    </span>
  )
}
