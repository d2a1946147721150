import { ChartBorder, cupChart, DepthChart } from '@chuhai/ui/charts'
import { useWords } from '../../content/words'
import { monthText } from '../dates'
import type { OpenEditionData } from '../editions'
import { CupActions } from '../parts/CupActions'
import { Figures } from '../parts/Figures'
import { cupWords } from '../words'
import './hero.css'
import { OwnStatus } from './OwnStatus'
import { WindowChart } from './SignUpWindow'

/**
 * What it is, how long there is still time, and the way in.
 *
 *   第六届 2026.11 – 2027.03          距报名截止还有
 *   麒麟杯                                 27 天
 *   lead                            ●━━━━━◉┄┄┄┄┄┄○
 *   [立即报名] [上传计划书]
 */
export const Hero = ({ programme, edition }: OpenEditionData) => {
  const words = useWords(cupWords)
  const { startsOn, endsOn } = programme.edition
  return (
    <section className="kycup-hero">
      <div className="kycup-hero__sea">
        <DepthChart chart={cupChart} tone="navy" align="right" />
      </div>
      <div className="portal-width kycup-hero__row">
        <div>
          <p className="kycup-hero__edition">
            {programme.edition.name}
            <span>
              {monthText(startsOn)} – {monthText(endsOn)}
            </span>
          </p>
          <h1>
            {words.competition}
            <span>{words.subtitle}</span>
          </h1>
          <p className="kycup-hero__lead">{programme.lead}</p>
          <CupActions />
          <OwnStatus />
        </div>
        <div>
          <WindowChart edition={edition} />
          {/* The last day, which has no unit, stands on the route already. */}
          <Figures figures={programme.figures.filter(({ unit }) => unit)} />
        </div>
      </div>
      <ChartBorder className="kycup-hero__border" />
    </section>
  )
}
