import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { DepthChart, heroChart } from '../charts'
import { Wordmark } from '../mark/Mark'
import { Icons, Illustrations, Marks, Motifs } from './Drawings'
import { Measures, TypeScale } from './Measures'
import { Ramps, Semantics } from './Ramps'
import './foundations.css'

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className="chart-part">
    <h2 className="chart-heading">
      {title} {note && <small>{note}</small>}
    </h2>
    {children}
  </section>
)

/** The design language on one page: the mark, colours, type, measures, motifs, icons and illustrations. */
const Foundations = () => (
  <main className="chart-page">
    <header className="chart-hero">
      <DepthChart chart={heroChart} align="right" soundings />
      <Wordmark size={28} />
      <h1>一张海图，一条航线</h1>
      <p>页面是安静的海图：等深线是底，深浅分层。橙色航线只标一件事，您在哪里，下一步往哪走。</p>
    </header>
    <Part title="标志" note="云作帆，水线分开云与船，橙点是灯">
      <Marks />
    </Part>
    <Part title="色阶" note="白字底用 600 以上；浅底文字用 500 水墨以上">
      <Ramps />
    </Part>
    <Part title="语义色" note="左为浅色主题，右为深色主题">
      <Semantics />
    </Part>
    <div className="chart-two">
      <Part title="字阶" note="Noto Sans CJK SC（思源黑体）、PingFang SC、微软雅黑">
        <TypeScale />
      </Part>
      <Measures />
    </div>
    <Part title="图形母题" note="四种，别的不加">
      <Motifs />
    </Part>
    <Part title="图标" note="24 格，线宽 1.5，圆头圆角，只用当前文字色">
      <Icons />
    </Part>
    <Part title="插画" note="120×96 格，线宽 1.75 深海 900，填色四档，橙只落一处">
      <Illustrations />
    </Part>
  </main>
)

const meta = {
  title: 'Foundations/Chart and palette – 海图与色板',
  component: Foundations,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Foundations>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = { name: 'Light – 浅色' }
