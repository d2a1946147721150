import { Skeleton, StyleRoot } from '@chuhai/ui'
import { useShipping } from './use-shipping'
import './quote-part.css'

interface QuotePartProps {
  /** The number of a quote that the address names. */
  quote?: string | undefined
  /** The country that is chosen from the start. */
  destination?: string | undefined
  /** The lines have answered. */
  onQuoted?(quote: { number: string }): void
}

/** What parcels cost, in a frame of the page. */
export const QuotePart = ({ quote, destination, onQuoted }: QuotePartProps) => {
  const shipping = useShipping()
  return (
    <div className="quote-part" id="quote">
      {shipping ? (
        <StyleRoot value={undefined}>
          <shipping.part.ShippingQuote
            core={shipping.core}
            draft="portal"
            quote={quote}
            destination={destination}
            onQuoted={onQuoted}
            hideHeading
          />
        </StyleRoot>
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  )
}
