import ramps from '../tokens/ramps.css?raw'
import sheet from '../tokens/tokens.css?raw'
import { groupTokens, readTokens } from './tokens'

const { radii, shadows } = groupTokens(readTokens(sheet))
const { type, space: spaces } = groupTokens([...readTokens(ramps), ...readTokens(sheet)])

const samples: Record<string, string> = {
  display: '从工厂到海外买家',
  h1: '麒麟杯创业大赛',
  h2: '一条航线，五段服务',
  h3: '亚马逊新卖家一日营',
  title: '黑五最后 48 小时：广告预算怎么收',
  body: '留下电话，顾问 24 小时内回电',
  small: '主讲林知远，前亚马逊广告客户经理',
  caption: '2026-11-18 10:20，阅读 8,214',
}

const setting = [
  ['等宽数字', '¥2,400　¥28,000　1,286 单'],
  ['中西间隙', '德国 VAT 注册，首批 12 立方米到汉堡仓'],
  ['标点', '“生产者”、《隐私政策》、11 月 1 日 – 12 月 18 日'],
]

/** “48 / 66”: size and line height of a step. */
const sizeOf = (step: string) => {
  const value = type.find(({ name }) => name === `type-${step}`)?.light ?? ''
  return /(\d+)px \/ (\d+)px/.exec(value)?.slice(1).join(' / ')
}

/** The type scale, and how Chinese is set. */
export const TypeScale = () => (
  <div>
    {Object.entries(samples).map(([name, text]) => (
      <div className="chart-line" key={name}>
        <span>{name}</span>
        <span>{sizeOf(name)}</span>
        <p className={`ch-${name}`}>{text}</p>
      </div>
    ))}
    <h2 className="chart-heading chart-heading--inner">中文排印</h2>
    {setting.map(([name, text]) => (
      <div className="chart-line" key={name}>
        <span>{name}</span>
        <p className="ch-figures">{text}</p>
      </div>
    ))}
  </div>
)

const pixels = (value: string) => Number.parseInt(value, 10)

const corners: Record<string, string> = {
  'radius-tag': '标签',
  'radius-control': '按钮、字段',
  'radius-image': '图、浮层',
  'radius-card': '卡片',
  'radius-panel': '对话框',
  'radius-sheet': '底部面板',
}
const heights = ['卡片悬停', '浮签', '浮层、轨道', '对话框']

/** Space, radius, shadow and time. */
export const Measures = () => (
  <div>
    <h2 className="chart-heading chart-heading--inner">间距</h2>
    <div className="chart-spaces">
      {spaces.map(({ name, light }) => (
        <span key={name}>
          <i style={{ width: pixels(light) / 2, height: pixels(light) / 2 }} />
          {pixels(light)}
        </span>
      ))}
    </div>
    <h2 className="chart-heading chart-heading--inner">圆角</h2>
    <div className="chart-radii">
      {radii
        .filter(({ name }) => corners[name])
        .map(({ name, light }) => (
          <span key={name}>
            <i style={{ borderRadius: `var(--_${name})` }} />
            {pixels(light)} {corners[name]}
          </span>
        ))}
    </div>
    <h2 className="chart-heading chart-heading--inner">投影</h2>
    <div className="chart-shadows">
      {shadows.map(({ name }, index) => (
        <span key={name} style={{ boxShadow: `var(--_${name})` }}>
          {name}
          <br />
          {heights[index]}
        </span>
      ))}
    </div>
    <h2 className="chart-heading chart-heading--inner">动效</h2>
    <p className="ch-quiet">
      悬停 120 ms，浮层 180 ms，对话框与抽屉 240 ms，航线描画 600 ms；入场缓出 0.2,0,0,1，离场
      0.4,0,1,1。系统要求减少动态时一律直接到位。
    </p>
  </div>
)
