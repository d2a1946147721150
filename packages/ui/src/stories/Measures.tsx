const scale = [
  ['display', '48 / 66', '从工厂到海外买家'],
  ['h1', '38 / 52', '麒麟杯创业大赛'],
  ['h2', '30 / 42', '一条航线，五段服务'],
  ['h3', '20 / 28', '亚马逊新卖家一日营'],
  ['title', '16 / 26', '黑五最后 48 小时：广告预算怎么收'],
  ['body', '14 / 22', '留下电话，顾问 24 小时内回电'],
  ['small', '13 / 20', '主讲林知远，前亚马逊广告客户经理'],
  ['caption', '12 / 20', '2026-11-18 10:20，阅读 8,214'],
]

const setting = [
  ['等宽数字', '¥2,400　¥28,000　1,286 单'],
  ['中西间隙', '德国 VAT 注册，首批 12 立方米到汉堡仓'],
  ['标点', '“生产者”、《隐私政策》、11 月 1 日 – 12 月 18 日'],
]

/** The type scale, and how Chinese is set. */
export const TypeScale = () => (
  <div>
    {scale.map(([name, size, text]) => (
      <div className="chart-line" key={name}>
        <span>{name}</span>
        <span>{size}</span>
        <p className={`ch-${name === 'body' ? 'body' : name}`}>{text}</p>
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

const spaces = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 88]
const radii = [
  ['tag', '4 标签'],
  ['control', '6 按钮、字段'],
  ['image', '8 图、浮层'],
  ['card', '10 卡片'],
  ['panel', '12 对话框'],
  ['sheet', '16 底部面板'],
]
const shadows = ['卡片悬停', '浮签', '浮层、轨道', '对话框']

/** Space, radius, shadow and time. */
export const Measures = () => (
  <div>
    <h2 className="chart-heading chart-heading--inner">间距</h2>
    <div className="chart-spaces">
      {spaces.map((space) => (
        <span key={space}>
          <i style={{ width: space / 2, height: space / 2 }} />
          {space}
        </span>
      ))}
    </div>
    <h2 className="chart-heading chart-heading--inner">圆角</h2>
    <div className="chart-radii">
      {radii.map(([radius, name]) => (
        <span key={radius}>
          <i style={{ borderRadius: `var(--_radius-${radius})` }} />
          {name}
        </span>
      ))}
    </div>
    <h2 className="chart-heading chart-heading--inner">投影</h2>
    <div className="chart-shadows">
      {shadows.map((name, index) => (
        <span key={name} style={{ boxShadow: `var(--_shadow-${index + 1})` }}>
          shadow-{index + 1}
          <br />
          {name}
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
