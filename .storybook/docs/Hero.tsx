import { Unstyled } from '@storybook/addon-docs/blocks'
import { DepthChart, heroChart } from '../../packages/ui/src/charts'
import { Wordmark } from '../../packages/ui/src/mark/Mark'
import './page-head.css'

/** The head of the first page: the sea chart, and what all this is. */
export const Hero = () => (
  <Unstyled>
    <header className="doc-hero">
      <DepthChart chart={heroChart} align="right" />
      <Wordmark size={28} />
      <h1>
        One sea chart, one route <small lang="zh-CN">一张海图，一条航线</small>
      </h1>
      <p>
        The design language of Chuhai, its components, and the widgets that Chinese sellers meet on the
        portal, on pages of universities and on pages of partners.
      </p>
    </header>
  </Unstyled>
)
