import type { Programme } from '@chuhai/contract/competition'
import { useWords } from '../../content/words'
import { Compass } from '../../cup/Compass'
import { CupActions } from '../../cup/CupActions'
import { monthText } from '../../cup/dates'
import { Figures } from '../../cup/Figures'
import { cupWords } from '../../cup/words'
import type { PageProps } from '../../routes/row'
import './cover.css'
import { Slide } from './Slide'

/** 首页: the edition in one look, and the compass of the four zones. */
export default function CoverPage({ data }: PageProps<Programme>) {
  const words = useWords(cupWords)
  const { edition, lead, figures } = data
  return (
    <Slide name="cup-cover">
      <div>
        <p className="cup-slide__edition">
          {edition.name}
          <span>
            {monthText(edition.startsOn)} – {monthText(edition.endsOn)}
          </span>
        </p>
        <h1>
          {words.competition}
          <span>{words.subtitle}</span>
        </h1>
        <p className="cup-slide__lead">{lead}</p>
        <CupActions />
        <Figures figures={figures} />
      </div>
      <Compass />
    </Slide>
  )
}
