import type { Abilities } from '@chuhai/contract/evaluation'
import { useStyles } from '@chuhai/ui'
import type { ReactNode } from 'react'
import type { GuideMessages } from './messages'
import { cornerAt, outlineOf, shareOf } from './net'
import css from './radar.css?inline'

const radius = 96
/** Half of the box, in pixels. */
const half = { x: 150, y: 136 }
const rings = [1, 0.75, 0.5, 0.25]
/** How far out the names stand: nearer at the sides, where they begin or end there. */
const nameAt = { x: 105, y: 122 }

/** The empty net of so many axes. */
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

/** The abilities as a picture, and as a list around it that is read out; the weakest is marked. */
export const Radar = ({ abilities, words }: { abilities: Abilities; words: GuideMessages }) => {
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
            left: `${50 + (50 * x * nameAt.x) / half.x}%`,
            top: `${50 + (50 * y * nameAt.y) / half.y}%`,
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
