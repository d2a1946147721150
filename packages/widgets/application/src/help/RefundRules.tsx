import { openingStageNames, openingStages, type StoreService } from '@chuhai/contract/store'
import { useLocale } from '@chuhai/ui'
import { helpMessages } from './messages'

/** What comes back of the price, by the stage of the opening in which a refund is asked for. */
export const RefundRules = ({ refunds }: Pick<StoreService, 'refunds'>) => {
  const locale = useLocale()
  const words = helpMessages[locale]
  const shareText = (percent: number): string => {
    if (percent === 100) return words.full
    return percent === 0 ? words.nothing : `${percent}%`
  }
  return (
    <details className="ch-store-help__refunds">
      <summary>{words.refunds}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.asked}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {openingStages.map((stage) => (
            <tr key={stage}>
              <th scope="row">{openingStageNames[stage][locale]}</th>
              <td>{shareText(refunds[stage])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
