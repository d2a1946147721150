import type { Abilities } from '@chuhai/contract/evaluation'
import { useStyles } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { useGuide } from '../guide-context'
import css from './result.css?inline'

const radius = 96
/** Half of the box, in pixels. */
const half = { x: 150, y: 136 }
const rings = [1, 0.75, 0.5, 0.25]
/** Distance of the names from the centre, in pixels. */
const nameOffset = { x: 105, y: 122 }

/** Rounds to hundredths of a pixel. */
const round = (value: number) => Math.round(value * 100) / 100

/** Returns the point at `share` (0 to 1) of an axis; the first axis points up, the others follow clockwise. */
export const cornerAt = (index: number, count: number, share: number, radius = 1) => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  return { x: round(Math.cos(angle) * radius * share), y: round(Math.sin(angle) * radius * share) }
}

/** Returns a score of 0 to 100 as a share; scores beyond are drawn at the edge. */
export const shareOf = (score: number): number => Math.min(100, Math.max(0, score)) / 100

/** Returns the path through the shares, one for each axis. */
export const outlineOf = (shares: readonly number[], radius: number): string => {
  const corners = shares.map((share, index) => cornerAt(index, shares.length, share, radius))
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

/** The empty chart. */
export const Rings = ({ count, children }: { count: number; children?: ReactNode }) => {
  useStyles(css)
  const axes = [...Array(count).keys()]
  return (
    <svg
      className="ch-radar__picture"
      viewBox={`${-half.x} ${-half.y} ${2 * half.x} ${2 * half.y}`}
      aria-hidden="true"
      focusable="false"
    >
      {rings.map((ring) => (
        <path
          key={ring}
          className="ch-radar__ring"
          d={outlineOf(
            axes.map(() => ring),
            radius,
          )}
        />
      ))}
      {axes.map((axis) => {
        const { x, y } = cornerAt(axis, count, 1, radius)
        return <path key={axis} className="ch-radar__axis" d={`M0 0L${x} ${y}`} />
      })}
      {children}
    </svg>
  )
}

/** The abilities as a chart, with a list of names and scores around it for screen readers; the weakest is marked. */
export const Radar = ({ abilities }: { abilities: Abilities }) => {
  const { words } = useGuide()
  const count = abilities.length
  const shares = abilities.map(({ score }) => shareOf(score))
  return (
    <div className="ch-radar">
      <Rings count={count}>
        <g className="ch-radar__shape">
          <path className="ch-radar__area" d={outlineOf(shares, radius)} />
          {abilities.map(({ name, isWeakest }, index) => {
            const { x, y } = cornerAt(index, count, shares[index] ?? 0, radius)
            return (
              <circle
                key={name}
                className="ch-radar__dot"
                data-weakest={isWeakest ? '' : undefined}
                cx={x}
                cy={y}
                r={isWeakest ? 6 : 4}
              />
            )
          })}
        </g>
      </Rings>
      <ul className="ch-radar__names" aria-label={words.abilities}>
        {abilities.map(({ name, score, isWeakest }, index) => {
          const { x, y } = cornerAt(index, count, 1)
          const place = {
            left: `${50 + (50 * x * nameOffset.x) / half.x}%`,
            top: `${50 + (50 * y * nameOffset.y) / half.y}%`,
          }
          return (
            <li
              key={name}
              className="ch-radar__name"
              data-side={x > 0.1 ? 'right' : x < -0.1 ? 'left' : undefined}
              data-weakest={isWeakest ? '' : undefined}
              style={place}
            >
              {name} <b>{score}</b>
              {isWeakest && <span className="ch-hidden">{words.weakest}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
