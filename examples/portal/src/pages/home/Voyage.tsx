import type { Home } from '@chuhai/contract/home'
import {
  type ChartRoute,
  DepthChart,
  heroChart,
  heroPhoneChart,
  heroPhoneRoute,
  heroRoute,
} from '@chuhai/ui/charts'
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
export const Voyage = ({ voyage: { title, text, stops } }: { voyage: Home['hero']['voyage'] }) => (
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
