import type { Edition } from '@chuhai/contract/competition'
import { chinaDay } from '@chuhai/core/dates'
import { useWords } from '../../content/words'
import './sign-up-window.css'
import { chinaDate, type SignUpWindow, windowOf } from './sign-up-window'
import { kycupWords } from './words'

const useLine = ({ phase, days }: SignUpWindow) => {
  const words = useWords(kycupWords)
  if (phase === 3) return words.closed
  if (phase === 1) return words.daysToGo(days)
  return days === 0 ? words.lastDay : words.daysLeft(days)
}

/** The sign-up window as a route from its first day to its last, with today on it. */
export const WindowChart = ({ edition }: { edition: Edition }) => {
  const words = useWords(kycupWords)
  const window = windowOf(edition)
  const line = useLine(window)
  const now = `${window.passed}%`
  return (
    <section className="window-chart" aria-label={words.window}>
      <p>
        {line.before}
        {line.value && <b>{line.value}</b>}
        {line.after}
      </p>
      <svg width="100%" height="26" overflow="visible" focusable="false" aria-hidden="true">
        <g fill="none" strokeWidth="2.5" strokeLinecap="round">
          <line x1="0" x2="100%" y1="13" y2="13" stroke="#2D6AA6" strokeDasharray="1 8" />
          <line x1="0" x2={now} y1="13" y2="13" stroke="#F0641E" />
          <circle
            cx="0"
            cy="13"
            r="5.75"
            fill="#0B3157"
            stroke={window.phase === 1 ? '#8ABAE5' : '#F0641E'}
          />
          <circle cx="100%" cy="13" r="5.75" fill="#0B3157" stroke="#8ABAE5" />
        </g>
        {window.phase === 2 && (
          <g fill="#F0641E">
            <circle cx={now} cy="13" r="13" fillOpacity="0.3" />
            <circle cx={now} cy="13" r="7" />
          </g>
        )}
      </svg>
      <dl>
        <div>
          <dt>{words.opens}</dt>
          <dd>{chinaDay(chinaDate(edition.opensAt))}</dd>
        </div>
        <div>
          <dt>{words.closes}</dt>
          <dd>{chinaDay(chinaDate(edition.closesAt))}</dd>
        </div>
      </dl>
    </section>
  )
}
