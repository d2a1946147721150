import type { DealTerms } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import { type Messages, useMessages } from '../app/messages'
import './deal-sum.css'

const zhCN = {
  line: (name: string, number: number) => (number === 1 ? name : `${name} × ${number}`),
  sum: '合计',
}
const sumMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    line: (name, number) => (number === 1 ? name : `${name} × ${number}`),
    sum: 'Sum',
  },
}

/** What a package with its options costs, line by line. */
export const DealSum = ({ terms }: { terms: Pick<DealTerms, 'lines' | 'amount'> }) => {
  const words = useMessages(sumMessages)
  return (
    <dl className="deal-sum">
      {terms.lines.map(({ name, number, sum }) => (
        <div key={name}>
          <dt>{words.line(name, number)}</dt>
          <dd>{priceText(sum)}</dd>
        </div>
      ))}
      <div>
        <dt>{words.sum}</dt>
        <dd aria-live="polite">{priceText(terms.amount)}</dd>
      </div>
    </dl>
  )
}
