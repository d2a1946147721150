import { useRef } from 'react'
import { useMessages } from '../locale/locale'
import type { Option } from '../select'
import { useStyles } from '../styling'
import { Tag } from '../tag'
import css from './chosen-tags.css?inline'
import { useFitting } from './use-fitting'

interface ChosenTagsProps {
  chosen: readonly Option[]
  isFixed?: boolean | undefined
  onRemove: (option: Option) => void
}

/** The first tags that fit in one line, then how many more there are. */
export const ChosenTags = ({ chosen, isFixed, onRemove }: ChosenTagsProps) => {
  useStyles(css)
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
