import type { Home } from '@chuhai/contract/home'
import { Button, Icon } from '@chuhai/ui'
import { iconArrowRight } from '@chuhai/ui/icons'
import { ConsultButton } from '../../help/ConsultButton'
import './hero.css'
import { Voyage } from './Voyage'

/** What we do, in one sentence, beside the first voyage of somebody who did it. */
export const Hero = ({ content: { headline, lead, second, voyage, figures } }: { content: Home['hero'] }) => (
  <section className="home-hero">
    <div className="portal-width home-hero__text">
      <h1>
        {headline.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h1>
      <p className="home-hero__lead">{lead}</p>
      <div className="home-hero__actions">
        <ConsultButton size="large" />
        <Button size="large" variant="secondary" href={second.path}>
          {second.text}
          <Icon path={iconArrowRight} size={18} />
        </Button>
      </div>
      <dl className="home-hero__figures">
        {figures.map(({ figure, unit, label }) => (
          <div key={label}>
            <dd>
              <b>{figure}</b> {unit}
            </dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </div>
    <Voyage voyage={voyage} />
  </section>
)
