import type { ExclusiveGuide } from '@chuhai/contract/guide'
import { chinaDay } from '@chuhai/core/dates'
import { Button } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import { Abilities } from './Abilities'
import './position.css'
import type { SpecialGuideWords } from './words'

interface PositionProps {
  guide: ExclusiveGuide
  words: SpecialGuideWords
  onAgain(): void
}

/** What an evaluation has found: where somebody is, what they can do, what comes next. */
export const Position = ({ guide, words, onAgain }: PositionProps) => (
  <section className="guide-position" aria-labelledby="guide-position">
    <div className="guide-position__text">
      <p className="guide-position__here">{words.here}</p>
      <h1 id="guide-position">{guide.rating}</h1>
      <p>{guide.summary}</p>
      <p className="guide-position__when">{words.evaluatedAt(chinaDay(guide.evaluatedAt))}</p>
    </div>
    <Abilities abilities={guide.abilities} words={words} />
    <div className="guide-position__foot">
      {guide.advice && (
        <p className="guide-position__advice">
          <span className="ch-hidden">{words.advice}：</span>
          {guide.advice}
        </p>
      )}
      <Button variant="secondary" size="small" icon={iconRefresh} aria-haspopup="dialog" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  </section>
)
