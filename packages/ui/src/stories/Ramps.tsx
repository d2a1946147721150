import ramps from '../tokens/ramps.css?raw'
import { contrastOf } from './contrast'
import { groupTokens, readTokens, type Token } from './tokens'

const paints = groupTokens(readTokens(ramps)).ramps

const names: Record<string, string> = { brand: '深海蓝', accent: '浮标橙', sand: '滩沙', ink: '水墨' }

const rampOf = ({ name }: Token) => name.split('-')[0] ?? ''
const stepOf = ({ name }: Token) => name.split('-')[1]

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

/** The ramps, step by step; a figure is white where that has enough contrast. */
export const Ramps = () => (
  <>
    {[...new Set(paints.map(rampOf))].map((ramp) => (
      <div className="chart-ramp" key={ramp}>
        <span>
          {names[ramp]} {ramp}
        </span>
        <div>
          {paints
            .filter((paint) => rampOf(paint) === ramp)
            .map((paint) => (
              <b
                key={paint.name}
                style={{
                  background: `var(--_${paint.name})`,
                  color: contrastOf(paint.light, '#fff') >= 4.5 ? '#fff' : 'var(--_brand-950)',
                }}
              >
                {stepOf(paint)}
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
