import type { Abilities as AbilityList, ExclusiveGuide } from '@chuhai/contract/evaluation'
import { chinaDay } from '@chuhai/core/dates'
import { Button } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import { useMessages } from '../../app/messages'
import { useGuide } from '../guide'
import { specialGuideMessages } from './messages'
import './position.css'

/** Scores from 0 to 100, the weakest marked. */
const Abilities = ({ abilities }: { abilities: AbilityList }) => {
  const words = useMessages(specialGuideMessages)
  return (
    <ul className="guide-abilities" aria-label={words.abilities}>
      {abilities.map(({ name, score, isWeakest }) => (
        <li key={name} data-weakest={isWeakest || undefined}>
          <span className="ch-hidden">
            {words.abilityOf(name, score)}
            {isWeakest && `，${words.weakest}`}
          </span>
          <span aria-hidden="true">{name}</span>
          <span
            className="guide-abilities__bar"
            aria-hidden="true"
            ref={(bar) => bar?.style.setProperty('--_score', `${score}%`)}
          />
          <b aria-hidden="true">{score}</b>
        </li>
      ))}
    </ul>
  )
}

/** The result of an evaluation: level, abilities, advice. */
export const Position = ({ guide }: { guide: ExclusiveGuide }) => {
  const words = useMessages(specialGuideMessages)
  const { exclusive } = useGuide()
  return (
    <section className="guide-position" aria-labelledby="guide-position">
      <div className="guide-position__text">
        <p className="guide-position__here">{words.here}</p>
        <h1 id="guide-position">{guide.rating}</h1>
        <p>{guide.summary}</p>
        <p className="guide-position__when">{words.evaluatedAt(chinaDay(guide.evaluatedAt))}</p>
      </div>
      <Abilities abilities={guide.abilities} />
      <div className="guide-position__foot">
        {guide.advice && (
          <p className="guide-position__advice">
            <span className="ch-hidden">{words.advice}：</span>
            {guide.advice}
          </p>
        )}
        <Button
          variant="secondary"
          size="small"
          icon={iconRefresh}
          aria-haspopup="dialog"
          onClick={() => exclusive?.evaluateAgain()}
        >
          {words.again}
        </Button>
      </div>
    </section>
  )
}
