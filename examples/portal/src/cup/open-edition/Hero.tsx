import { ChartBorder, cupChart, DepthChart } from '@chuhai/ui/charts'
import { Suspense } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { lazyPart } from '../../components/lazy-part'
import type { OpenEditionData } from '../editions'
import { CupTitle } from '../parts/CupTitle'
import { Figures } from '../parts/Figures'
import './hero.css'
import { SignUpWindow } from './SignUpWindow'

const RegistrationStatus = lazyPart(() => import('./RegistrationStatus'))

/** The visitor's own registration; its code is loaded for signed-in visitors only. */
const OwnRegistration = ({ editionId }: { editionId: number }) => {
  const { client } = useApp()
  const { phase } = useVisitor()
  return (
    <div className="own-status" role="status">
      {client && phase === 'in' && (
        <Suspense>
          <RegistrationStatus client={client} editionId={editionId} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * What the competition is, how long the sign-up is open, and the buttons.
 *
 *   第六届 2026.11 – 2027.03          距报名截止还有
 *   麒麟杯                                 27 天
 *   lead                            ●━━━━━◉┄┄┄┄┄┄○
 *   [立即报名] [上传计划书]
 */
export const Hero = ({ programme, edition }: OpenEditionData) => (
  <section className="kycup-hero">
    <div className="kycup-hero__sea">
      <DepthChart chart={cupChart} tone="navy" align="right" />
    </div>
    <div className="portal-width kycup-hero__row">
      <div>
        <CupTitle programme={programme} />
        <OwnRegistration editionId={edition.id} />
      </div>
      <div>
        <SignUpWindow edition={edition} />
        {/* The last day, which has no unit, is shown above. */}
        <Figures figures={programme.figures.filter(({ unit }) => unit)} />
      </div>
    </div>
    <ChartBorder className="kycup-hero__border" />
  </section>
)
