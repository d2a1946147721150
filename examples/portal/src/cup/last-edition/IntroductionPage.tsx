import type { Programme } from '@chuhai/contract/competition'
import { Sail, Ship } from '@chuhai/ui/illustrations'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { cupMessages } from '../messages'
import { TitledList } from '../parts/TitledList'
import './introduction.css'
import { Slide, SlideHead } from './Slide'

/** One for each track. */
const vessels = [Sail, Ship]

/** 大赛介绍: the two tracks as ships that leave one harbour. */
export default function IntroductionPage({ data: { edition, introduction } }: PageProps<Programme>) {
  const words = useMessages(cupMessages)
  return (
    <Slide name="cup-introduction">
      <SlideHead slide="introduction" edition={edition.name} lead={introduction.lead} />
      <div className="cup-introduction__fork">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false" aria-hidden="true">
          <path d="M0 50C50 50 46 25 100 25" vectorEffect="non-scaling-stroke" />
          <path d="M0 50C50 50 46 75 100 75" vectorEffect="non-scaling-stroke" />
        </svg>
        <ul>
          {introduction.tracks.map(({ title, text }, index) => {
            const Vessel = vessels[index % vessels.length] ?? Ship
            return (
              <li key={title}>
                <Vessel tone="navy" size={144} />
                <div>
                  <h2>{title}</h2>
                  <p>{text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
      <div className="cup-introduction__gains">
        <h2>{words.gains}</h2>
        <TitledList entries={introduction.gains} />
      </div>
    </Slide>
  )
}
