import type { Programme } from '@chuhai/contract/competition'
import { priceText } from '@chuhai/contract/money'
import { Trophy } from '@chuhai/ui/illustrations'
import { useMessages } from '../../app/messages'
import { cupMessages } from '../messages'
import { TitledList } from '../parts/TitledList'
import './prizes.css'
import { openEditionMessages } from './messages'

/** The table of awards. */
export const Prizes = ({ prizes }: { prizes: Programme['prizes'] }) => {
  const words = useMessages(openEditionMessages)
  const { teams: teamsText } = useMessages(cupMessages)
  return (
    <section className="portal-section portal-section--ink">
      <div className="portal-width kycup-prizes">
        <div>
          <h2>{words.prizesTitle}</h2>
          <p>{prizes.lead}</p>
          <Trophy size={180} />
        </div>
        <div>
          <table>
            <caption className="ch-hidden">{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.award}</th>
                <th scope="col">{words.teams}</th>
                <th scope="col">{words.each}</th>
                <th scope="col">{words.extra}</th>
              </tr>
            </thead>
            <tbody>
              {prizes.awards.map(({ name, teams, amount, extra }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{teamsText(teams)}</td>
                  <td className="kycup-prizes__amount">{priceText(amount)}</td>
                  <td>{extra}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <TitledList entries={prizes.honours} />
        </div>
      </div>
    </section>
  )
}
