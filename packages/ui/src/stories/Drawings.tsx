import type { ReactNode } from 'react'
import * as charts from '../charts'
import { Icon } from '../icons/Icon'
import * as paths from '../icons/paths'
import * as illustrations from '../illustrations'
import { Mark, Wordmark } from '../mark/Mark'

const { ChartBorder, DepthChart, Route, sectionChart, soundChart, panelChart } = charts
const { Ship, Lighthouse, Crane, Shop, Seal, Screen, Podium, Buoy, Parcel, Growth, Sail, Trophy } =
  illustrations

const Card = ({ caption, tone, children }: { caption?: string; tone?: string; children: ReactNode }) => (
  <figure className="chart-card chart-card--drawing" data-tone={tone}>
    {children}
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
)

/** The mark: 云作帆. */
export const Marks = () => (
  <div className="chart-grid chart-grid--4">
    <Card>
      <Wordmark size={64} />
    </Card>
    <Card>
      <Wordmark size={32} />
    </Card>
    <Card tone="navy">
      <DepthChart chart={panelChart} tone="navy" />
      <Wordmark size={36} tone="navy" />
    </Card>
    <Card>
      {[40, 28, 20, 16].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </Card>
  </div>
)

/** Four motifs and no others. */
export const Motifs = () => (
  <div className="chart-grid chart-grid--4">
    <Card caption="等深线：底纹，最多四层填色">
      <DepthChart chart={sectionChart} />
    </Card>
    <Card caption="航线：步骤、时间、进度">
      <div className="chart-route">
        <Route points={['6%', '50%']} current={1} open="94%" />
      </div>
    </Card>
    <Card caption="图廓尺：首屏与页脚的分界">
      <ChartBorder />
    </Card>
    <Card caption="水深注记：只在海图上，不当内容">
      <DepthChart chart={soundChart} soundings />
    </Card>
  </div>
)

/** Every icon, in the current text colour. */
export const Icons = () => (
  <div className="chart-icons">
    {Object.entries(paths).map(([name, path]) => (
      <span key={name} title={name}>
        <Icon path={path} size={24} />
      </span>
    ))}
  </div>
)

const drawings = [
  { key: 'ship', drawing: <Ship /> },
  { key: 'lighthouse', drawing: <Lighthouse /> },
  { key: 'crane', drawing: <Crane />, tone: 'sand' },
  { key: 'shop', drawing: <Shop />, tone: 'sand' },
  { key: 'seal', drawing: <Seal /> },
  { key: 'screen', drawing: <Screen />, tone: 'sand' },
  { key: 'podium', drawing: <Podium /> },
  { key: 'buoy', drawing: <Buoy /> },
  { key: 'parcel', drawing: <Parcel />, tone: 'sand' },
  { key: 'growth', drawing: <Growth /> },
  { key: 'sail', drawing: <Sail /> },
  { key: 'trophy', drawing: <Trophy />, tone: 'sand' },
  { key: 'lighthouse-navy', drawing: <Lighthouse tone="navy" />, tone: 'navy' },
  { key: 'ship-navy', drawing: <Ship tone="navy" />, tone: 'navy' },
]

/** One family of illustrations, each with exactly one orange part. */
export const Illustrations = () => (
  <div className="chart-grid chart-grid--7">
    {drawings.map(({ key, drawing, tone }) => (
      <Card key={key} {...(tone ? { tone } : { tone: 'ground' })}>
        {drawing}
      </Card>
    ))}
  </div>
)
