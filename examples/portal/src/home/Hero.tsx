import type { Home } from '@chuhai/contract/home'
import { Button, Icon } from '@chuhai/ui'
import {
  type ChartRoute,
  DepthChart,
  heroChart,
  heroPhoneChart,
  heroPhoneRoute,
  heroRoute,
} from '@chuhai/ui/charts'
import { iconArrowRight } from '@chuhai/ui/icons'
import { ConsultButton } from '../components/ConsultButton'
import './hero.css'
import './voyage.css'

const Line = ({ route: { width, height, path, open }, name }: { route: ChartRoute; name: string }) => (
  <svg
    className={`home-voyage__route home-voyage__route--${name}`}
    viewBox={`0 0 ${width} ${height}`}
    aria-hidden="true"
  >
    <path className="home-voyage__open" d={open} />
    <path className="home-voyage__halo" d={path} />
    <path className="home-voyage__line" pathLength="1" d={path} />
  </svg>
)

/** The route of one client over the chart: five dated stops, three on a phone. The last one is where they are now. */
const Voyage = ({ voyage: { title, text, stops } }: { voyage: Home['hero']['voyage'] }) => (
  <figure className="home-voyage" aria-label={title}>
    <div className="home-voyage__sea home-voyage__sea--wide">
      <DepthChart chart={heroChart} soundings />
    </div>
    <div className="home-voyage__sea home-voyage__sea--mirrored">
      <DepthChart chart={heroChart} />
    </div>
    <div className="home-voyage__sea home-voyage__sea--narrow">
      <DepthChart chart={heroPhoneChart} soundings />
    </div>
    <Line route={heroRoute} name="wide" />
    <Line route={heroPhoneRoute} name="narrow" />
    <ol className="home-voyage__stops">
      {stops.slice(0, 5).map((stop) => (
        <li key={stop.date}>
          <div>
            <time>{stop.date}</time>
            <b>{stop.text}</b>
          </div>
        </li>
      ))}
    </ol>
    <figcaption>
      <b>{title}</b>
      <span>{text}</span>
    </figcaption>
  </figure>
)

/** The offer in one sentence, beside a client's route. */
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
