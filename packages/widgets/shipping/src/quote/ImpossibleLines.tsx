import type { Locale } from '@chuhai/contract/locale'
import type { QuoteLine } from '@chuhai/contract/logistics'
import { useId } from 'react'
import type { QuoteMessages } from './messages'

interface ImpossibleLinesProps {
  lines: readonly QuoteLine[]
  /** Open from the start, where no other line is there. */
  isOpen: boolean
  words: QuoteMessages
  locale: Locale
}

/** Lines that do not take the parcels, each with its reasons. */
export const ImpossibleLines = ({ lines, isOpen, words, locale }: ImpossibleLinesProps) => {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <details className="ch-shipping-quote__impossible" open={isOpen}>
      <summary id={id}>{words.impossible(lines.length)}</summary>
      <ul aria-labelledby={id}>
        {lines.map(({ lineId, name, carrier, impossible }) => (
          <li key={lineId}>
            <b>{name[locale]}</b> <span>{carrier.name[locale]}</span>
            <ul>
              {impossible.map((why) => (
                <li key={why.reason}>{why.words[locale]}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}
