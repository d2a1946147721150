import type { Programme } from '@chuhai/contract/competition'
import { yuan } from '../../content/text'
import { useWords } from '../../content/words'
import type { PageProps } from '../../routes/row'
import { TitledList } from '../parts/TitledList'
import { cupWords } from '../words'
import './prizes.css'
import { Slide, SlideHead } from './Slide'
import { boxYuan, Stacks } from './Stacks'
import { slideWords } from './words'

/** 奖金设置: the prize money as boxes on a quay, a stack for each team. */
export default function PrizesPage({ data: { edition, prizes } }: PageProps<Programme>) {
  const { slides, teams: teamsText } = useWords(cupWords)
  const words = useWords(slideWords)
  const total = prizes.awards.reduce((sum, { teams, amount }) => sum + teams * amount, 0)
  return (
    <Slide name="cup-prizes">
      <div className="cup-prizes__top">
        <SlideHead edition={edition.name} title={slides.prizes} lead={prizes.lead} />
        <p className="cup-prizes__total">
          <span>{words.total}</span>
          <b>{total / boxYuan}</b>
          {words.tenThousand}
        </p>
      </div>
      <ol className="cup-prizes__quay">
        {prizes.awards.map(({ name, teams, amount, extra }) => (
          <li key={name}>
            <Stacks teams={teams} amount={amount} />
            <div>
              <h2>{name}</h2>
              <p className="cup-prizes__amount">
                {yuan(amount)}
                <span>{teamsText(teams)}</span>
              </p>
              <p>{extra}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="cup-prizes__key">{words.box}</p>
      <TitledList className="cup-prizes__honours" label={words.honours} entries={prizes.honours} />
    </Slide>
  )
}
