import type { Programme } from '@chuhai/contract/competition'
import { Trophy } from '@chuhai/ui/illustrations'
import { useMessages } from '../../content/messages'
import { yuan } from '../../content/text'
import { TitledList } from '../parts/TitledList'
import { cupWords } from '../words'
import './prizes.css'
import { openEditionWords } from './words'

/** The table of awards. */
export const Prizes = ({ prizes }: { prizes: Programme['prizes'] }) => {
  const words = useMessages(openEditionWords)
  const { teams: teamsText } = useMessages(cupWords)
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
                  <td className="kycup-prizes__amount">{yuan(amount)}</td>
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
