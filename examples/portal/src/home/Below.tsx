import type { Home } from '@chuhai/contract/home'
import type { LivingInfo } from '@chuhai/contract/live'
import { Activities } from './Activities'
import { Cases } from './Cases'
import { Contest } from './Contest'
import { Guide } from './Guide'
import { School } from './School'

interface BelowProps {
  home: Home
  living: LivingInfo | null
  now: number
}

/** The home page below its first screens. */
export default function Below({ home, living, now }: BelowProps) {
  return (
    <>
      <Guide content={home.guide} />
      <Activities content={home.activities} now={now} />
      <School content={home.school} living={living} now={now} />
      <Contest content={home.contest} now={now} />
      <Cases content={home.cases} />
    </>
  )
}
