import type { QuoteLine } from '@chuhai/contract/logistics'
import { useLocale } from '@chuhai/ui'
import { Price } from '../components/Price'

interface PriceLinesProps {
  quote: Pick<QuoteLine, 'parts'>
  amount: number
  /** Label of the sum. */
  label: string
}

/** The parts of the freight, each with its formula. */
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
