import type { Edition } from '@chuhai/contract/competition'
import { timeWindow, type WindowPhase } from '@chuhai/contract/time-window'
import { chinaDate, chinaDay, daysBetween } from '@chuhai/core/dates'
import { useMessages } from '../../app/messages'
import './sign-up-window.css'
import { openEditionMessages } from './messages'

interface WindowState {
  phase: WindowPhase
  /** Days in China from today until it opens (phase 1) or closes (phase 2); 0 is today. */
  days: number
  /** Share of the window that has passed, in per cent. */
  passed: number
}

/** Returns the state of the sign-up by the server's clock, so that server and browser render the same. */
export const windowState = ({ opensAt, closesAt, now }: Edition): WindowState => {
  const phase = timeWindow(now, opensAt, closesAt)
  const [from, to, at] = [opensAt, closesAt, now].map((moment) => Date.parse(moment)) as [
    number,
    number,
    number,
  ]
  const share = Math.min(1, Math.max(0, (at - from) / (to - from || 1)))
  return {
    phase,
    days: Math.max(0, daysBetween(chinaDate(now), chinaDate(phase === 1 ? opensAt : closesAt))),
    passed: Math.round(share * 100),
  }
}

const useLine = ({ phase, days }: WindowState) => {
  const words = useMessages(openEditionMessages)
  if (phase === 3) return words.closed
  if (phase === 1) return words.daysToGo(days)
  return days === 0 ? words.lastDay : words.daysLeft(days)
}

/** The sign-up window as a line from its first day to its last, with today on it. */
export const SignUpWindow = ({ edition }: { edition: Edition }) => {
  const words = useMessages(openEditionMessages)
  const state = windowState(edition)
  const line = useLine(state)
  const now = `${state.passed}%`
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
          <circle cx="0" cy="13" r="5.75" fill="#0B3157" stroke={state.phase === 1 ? '#8ABAE5' : '#F0641E'} />
          <circle cx="100%" cy="13" r="5.75" fill="#0B3157" stroke="#8ABAE5" />
        </g>
        {state.phase === 2 && (
          <g fill="#F0641E">
            <circle cx={now} cy="13" r="13" fillOpacity="0.3" />
            <circle cx={now} cy="13" r="7" />
          </g>
        )}
      </svg>
      <dl>
        <div>
          <dt>{words.opens}</dt>
          <dd>{chinaDay(edition.opensAt)}</dd>
        </div>
        <div>
          <dt>{words.closes}</dt>
          <dd>{chinaDay(edition.closesAt)}</dd>
        </div>
      </dl>
    </section>
  )
}
