import { cupChart, DepthChart } from '@chuhai/ui/charts'
import { RouteSteps } from '../../content/RouteSteps'
import { useWords } from '../../content/words'
import { CupActions } from '../parts/CupActions'
import './steps.css'
import { kycupWords } from './words'

/** How to sign up, and the buttons that begin it. */
export const Steps = () => {
  const words = useWords(kycupWords)
  return (
    <section className="kycup-steps" id="sign-up">
      <div className="kycup-steps__sea">
        <DepthChart chart={cupChart} tone="navy" align="left" />
      </div>
      <div className="portal-width">
        <div className="kycup-steps__head">
          <div>
            <h2>{words.stepsTitle}</h2>
            <p>{words.stepsLead}</p>
          </div>
          <CupActions />
        </div>
        <RouteSteps steps={words.steps} />
      </div>
    </section>
  )
}
