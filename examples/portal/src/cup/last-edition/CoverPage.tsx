import type { Programme } from '@chuhai/contract/competition'
import { useMessages } from '../../content/messages'
import type { PageProps } from '../../routes/row'
import { formatMonth } from '../dates'
import { Compass } from '../parts/Compass'
import { CupActions } from '../parts/CupActions'
import { Figures } from '../parts/Figures'
import { cupWords } from '../words'
import './cover.css'
import { Slide } from './Slide'

/** 首页: the edition at a glance, and the compass of the four zones. */
export default function CoverPage({ data }: PageProps<Programme>) {
  const words = useMessages(cupWords)
  const { edition, lead, figures } = data
  return (
    <Slide name="cup-cover">
      <div>
        <p className="cup-slide__edition">
          {edition.name}
          <span>
            {formatMonth(edition.startsOn)} – {formatMonth(edition.endsOn)}
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
