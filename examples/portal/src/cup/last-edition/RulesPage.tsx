import type { Programme } from '@chuhai/contract/competition'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { StageRoute } from '../../components/StageRoute'
import { cupMessages } from '../messages'
import './rules.css'
import { Slide, SlideHead } from './Slide'

const outer = 128

const point = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
}

const fills = ['#DDEBF8', '#5096D4', '#2D6AA6', '#8ABAE5', '#3F86C6', '#1F5F9E']

/** A wind rose: petals of the same width whose areas are the shares; the text is beside it. */
const CriteriaRose = ({ shares }: { shares: readonly number[] }) => {
  const largest = Math.max(...shares)
  const radiusOf = (share: number) => outer * Math.sqrt(share / largest)
  const wide = 360 / shares.length
  const middle = wide / 2 - 2
  return (
    <svg className="cup-rose" viewBox="-160 -160 320 320" focusable="false" aria-hidden="true">
      <circle r={outer + 26} fill="#0A2A4C" stroke="#2D6AA6" />
      <g fill="none" stroke="#1B4C7E">
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <circle key={part} r={outer * Math.sqrt(part)} />
        ))}
      </g>
      {shares.map((share, index) => {
        const [turn, radius] = [index * wide, radiusOf(share)]
        const [from, to] = [turn - middle, turn + middle]
        const [x, y] = point(turn, radius + 14).split(' ')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: petals never move, and two may be alike
          <g key={index}>
            <path
              fill={fills[index % fills.length]}
              d={`M${point(turn, 6)}L${point(from, radius)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${point(to, radius)}Z`}
            />
            <text x={x} y={y} dy="5" textAnchor="middle" fill="#FFFFFF" fontSize="15" fontWeight="700">
              {share}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

export const describe = ({ rules: { stages, criteria } }: Programme) =>
  `晋级：${stages.map(({ title }) => title).join('、')}。评分：${criteria.map(({ name, share }) => `${name} ${share} 分`).join('、')}。`

/** 比赛规则: the criteria as a wind rose, the stages as a route. */
export default function RulesPage({ data: { edition, rules } }: PageProps<Programme>) {
  const words = useMessages(cupMessages)
  return (
    <Slide name="cup-rules">
      <SlideHead slide="rules" edition={edition.name} />
      <div className="cup-rules__criteria">
        <h2>{words.howJudged}</h2>
        <CriteriaRose shares={rules.criteria.map(({ share }) => share)} />
        <ol>
          {rules.criteria.map(({ name, share, text }) => (
            <li key={name}>
              <b>{name}</b>
              <span className="cup-rules__share">{words.points(share)}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="cup-rules__stages">
        <h2>{words.howAdvanced}</h2>
        <StageRoute stages={rules.stages} />
      </div>
    </Slide>
  )
}
