/** What one box stands for. */
export const boxYuan = 10_000

const width = 20
const gap = 3
const step = 17
const high = 15

interface StacksProps {
  teams: number
  amount: number
}

/** Boxes of one stack, from the quay up; the last one may be lower than the others. */
const boxesOf = (amount: number): number[] => {
  const whole = Math.floor(amount / boxYuan)
  const rest = (amount % boxYuan) / boxYuan
  return [...Array<number>(whole).fill(1), ...(rest > 0 ? [rest] : [])]
}

/** The prize of one award as stacks of containers; what they say stands beside them as text. */
export const Stacks = ({ teams, amount }: StacksProps) => {
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
