import type { QuoteLine } from '@chuhai/contract/logistics'
import { useLocale } from '@chuhai/ui'
import { Price } from '../components/Price'

interface PriceLinesProps {
  quote: Pick<QuoteLine, 'parts'>
  amount: number
  /** What the sum is called. */
  label: string
}

/** What the freight consists of, each part with how it was computed. */
export const PriceLines = ({ quote, amount, label }: PriceLinesProps) => {
  const locale = useLocale()
  return (
    <dl className="shipment-price">
      {quote.parts.map(({ key, name, formula, amount: part }) => (
        <div key={key}>
          <dt>
            {name[locale]}
            <span>{formula[locale]}</span>
          </dt>
          <dd>
            <Price amount={part} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{label}</dt>
        <dd>
          <Price amount={amount} />
        </dd>
      </div>
    </dl>
  )
}
