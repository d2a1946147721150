import type { Home } from '@chuhai/contract/home'
import { chinaRange } from '@chuhai/core/dates'
import { Button } from '@chuhai/ui'
import { DepthChart, sectionChart } from '@chuhai/ui/charts'
import { StageRoute } from '../components/StageRoute'
import './contest.css'

/** The student competition on the navy band, with its stages as one route. */
export const Contest = ({ content, now }: { content: Home['contest']; now: number }) => {
  const current = content.stages.findLastIndex((stage) => new Date(stage.from).getTime() <= now)
  return (
    <section className="home-contest">
      <div className="home-contest__sea">
        <DepthChart chart={sectionChart} tone="navy" align="right" />
      </div>
      <div className="portal-width home-contest__row">
        <div>
          <p className="home-contest__edition">{content.edition}</p>
          <h2>
            {content.headline.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h2>
          <p className="home-contest__lead">{content.lead}</p>
          <div className="home-contest__actions">
            <Button variant="action" size="large" href={content.apply.path}>
              {content.apply.text}
            </Button>
            <a className="home-contest__second" href={content.introduction.path}>
              {content.introduction.text}
            </a>
          </div>
        </div>
        <StageRoute
          stages={content.stages.map(({ title, from, to }) => ({ title, text: chinaRange(from, to, now) }))}
          current={Math.max(current, 0)}
        />
      </div>
    </section>
  )
}
