import type { Programme } from '@chuhai/contract/competition'
import { priceText } from '@chuhai/contract/money'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { cupMessages } from '../messages'
import { TitledList } from '../parts/TitledList'
import './prizes.css'
import { Slide, SlideHead } from './Slide'

/** The amount of one box, in fen: 10,000 yuan. */
const boxAmount = 1_000_000

const width = 20
const gap = 3
const step = 17
const high = 15

interface StacksProps {
  teams: number
  amount: number
}

/** Returns the heights of the boxes of a stack from the bottom up; the last one may be a part. */
const boxesOf = (amount: number): number[] => {
  const whole = Math.floor(amount / boxAmount)
  const rest = (amount % boxAmount) / boxAmount
  return [...Array<number>(whole).fill(1), ...(rest > 0 ? [rest] : [])]
}

/** The prize of an award as stacks of containers; the text is beside them. */
const Stacks = ({ teams, amount }: StacksProps) => {
  const boxes = boxesOf(amount)
  const height = boxes.length * step
  const all = teams * (width + gap) - gap
  return (
    <svg
      className="cup-stacks"
      viewBox={`0 0 ${all} ${height}`}
      width={all}
      height={height}
      focusable="false"
      aria-hidden="true"
    >
      {Array.from({ length: teams }, (_, team) =>
        boxes.map((share, level) => {
          const own = Math.max(3, high * share)
          const top = height - level * step - own
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes never move
            <g key={`${team} ${level}`} data-top={level === boxes.length - 1 || undefined}>
              <rect x={team * (width + gap)} y={top} width={width} height={own} rx="1.5" />
              {share === 1 && (
                <path d={`M${team * (width + gap) + 5} ${top + 3.5}v8m5 -8v8m5 -8v8`} strokeLinecap="round" />
              )}
            </g>
          )
        }),
      )}
    </svg>
  )
}

/** 奖金设置: the prize money as boxes, a stack for each team. */
export default function PrizesPage({ data: { edition, prizes } }: PageProps<Programme>) {
  const words = useMessages(cupMessages)
  const total = prizes.awards.reduce((sum, { teams, amount }) => sum + teams * amount, 0)
  return (
    <Slide name="cup-prizes">
      <div className="cup-prizes__top">
        <SlideHead slide="prizes" edition={edition.name} lead={prizes.lead} />
        <p className="cup-prizes__total">
          <span>{words.total}</span>
          <b>{total / boxAmount}</b>
          {words.tenThousand}
        </p>
      </div>
      <ol className="cup-prizes__quay">
        {prizes.awards.map(({ name, teams, amount, extra }) => (
          <li key={name}>
            <Stacks teams={teams} amount={amount} />
            <div>
              <h2>{name}</h2>
              <p className="cup-prizes__amount">
                {priceText(amount)}
                <span>{words.teams(teams)}</span>
              </p>
              <p>{extra}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="cup-prizes__key">{words.box}</p>
      <TitledList className="cup-prizes__honours" label={words.honours} entries={prizes.honours} />
    </Slide>
  )
}
