import { Activities } from './Activities'
import { Cases } from './Cases'
import { Contest } from './Contest'
import type { HomeData } from './data'
import { Guide } from './Guide'
import { School } from './School'

/** The home page below its first screens. */
export default function Below({ data: { home, living }, now }: { data: HomeData; now: number }) {
  return (
    <>
      <Guide content={home.guide} />
      <Activities content={home.activities} />
      <School content={home.school} living={living} now={now} />
      <Contest content={home.contest} now={now} />
      <Cases content={home.cases} />
    </>
  )
}
