const ramps = [
  { name: '深海蓝 brand', ramp: 'brand', steps: '50 100 200 300 400 500 600 700 800 900 950' },
  { name: '浮标橙 accent', ramp: 'accent', steps: '50 100 200 300 400 500 600 700 800' },
  { name: '滩沙 sand', ramp: 'sand', steps: '50 100 200 300 700' },
  { name: '水墨 ink', ramp: 'ink', steps: '0 25 50 100 200 300 400 500 600 700 800 900' },
]

const semantic = [
  ['surface', '面'],
  ['ground', '底'],
  ['text', '正文'],
  ['text-2', '次要'],
  ['text-3', '辅助'],
  ['line', '线'],
  ['primary', '主色'],
  ['action', '行动'],
  ['success', '成功'],
  ['warning', '提醒'],
  ['error', '错误'],
  ['focus', '焦点'],
]

/** Where a step's figure is white: from here on the ramp is dark enough for 4.5 : 1. */
const isDark = (ramp: string, step: number) => step >= (ramp === 'accent' ? 600 : 500)

/** The four ramps, step by step. */
export const Ramps = () => (
  <>
    {ramps.map(({ name, ramp, steps }) => (
      <div className="chart-ramp" key={ramp}>
        <span>{name}</span>
        <div>
          {steps.split(' ').map((step) => (
            <b
              key={step}
              style={{
                background: `var(--_${ramp}-${step})`,
                color: isDark(ramp, Number(step)) ? '#fff' : 'var(--_brand-950)',
              }}
            >
              {step}
            </b>
          ))}
        </div>
      </div>
    ))}
  </>
)

/** Every semantic colour in its light and its dark value. */
export const Semantics = () => (
  <div className="chart-grid chart-grid--6">
    {semantic.map(([token, name]) => (
      <div className="chart-card" key={token}>
        <div className="chart-pair">
          <i className="chuhai" style={{ background: `var(--_${token})` }} />
          <i className="chuhai" data-theme="dark" style={{ background: `var(--_${token})` }} />
        </div>
        <p>
          {token} <span>{name}</span>
        </p>
      </div>
    ))}
  </div>
)
