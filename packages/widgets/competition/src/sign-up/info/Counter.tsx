import { useStyles } from '@chuhai/ui'
import css from './counter.css?inline'

interface CounterProps {
  text: string
  max: number
  /** The limit in words, for whoever hears the field. */
  limit: string
}

/** How many characters are typed, as a person counts them. */
export const Counter = ({ text, max, limit }: CounterProps) => {
  useStyles(css)
  const count = [...text.trim()].length
  return (
    <span className="ch-counter" data-over={count > max ? '' : undefined}>
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span className="ch-hidden">{limit}</span>
    </span>
  )
}
