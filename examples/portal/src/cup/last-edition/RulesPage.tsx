import type { Programme } from '@chuhai/contract/competition'
import { useWords } from '../../content/words'
import type { PageProps } from '../../routes/row'
import { StageRoute } from '../parts/StageRoute'
import { cupWords } from '../words'
import { CriteriaRose } from './CriteriaRose'
import './rules.css'
import { Slide, SlideHead } from './Slide'
import { slideWords } from './words'

/** 比赛规则: what counts as a wind rose, how one gets on as a route. */
export default function RulesPage({ data: { edition, rules } }: PageProps<Programme>) {
  const { slides } = useWords(cupWords)
  const words = useWords(slideWords)
  return (
    <Slide name="cup-rules">
      <SlideHead edition={edition.name} title={slides.rules} />
      <div className="cup-rules__criteria">
        <h2>{words.howJudged}</h2>
        <CriteriaRose shares={rules.criteria.map(({ share }) => share)} />
        <ol>
          {rules.criteria.map(({ name, share, text }) => (
            <li key={name}>
              <b>{name}</b>
              <span className="cup-rules__share">{words.points(share)}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="cup-rules__stages">
        <h2>{words.howAdvanced}</h2>
        <StageRoute stages={rules.stages} />
      </div>
    </Slide>
  )
}
