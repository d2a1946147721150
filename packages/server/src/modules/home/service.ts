import { type Announcement, announcement, type Home, type HomeActivity } from '@chuhai/contract/home'
import { priceText } from '@chuhai/contract/money'
import {
  type ActivityCard,
  activities,
  type ServiceProvider,
  serviceProviders,
} from '@chuhai/contract/publication'
import { safeParse } from 'valibot'
import { type Figures, withFigures } from '../../content/figures'
import type { Db } from '../../database/db'
import { endInShanghai, momentInShanghai } from '../../time/shanghai'
import { countSeatsLeft } from '../activity/left'
import { type EditionRow, editionPages, findEdition, presentProgramme } from '../competition/editions'
import { findCards, findDetails, listPublications } from '../publication/service'
import { countLearnersByCourse } from '../school/learning/progress'
import { findCourseCards } from '../school/service'
import { courseIdOf, type HomeContent } from './content'
import { homeSections } from './tables'

/** What is stored may be older than these two. */
const without = { image: null, action: null }

/**
 * The announcement that an operator wrote, or none. One that breaks the contract is left out, for browsers would refuse
 * the whole home page with it; and what announces the sign-up goes with its window.
 */
const announcementOf = (
  stored: object | undefined,
  edition: EditionRow | null,
  now: Date,
): Announcement | null => {
  const { success, output } = safeParse(announcement, { ...without, ...stored })
  if (!success) return null
  const isOver = edition !== null && output.action?.path === editionPages.latest && now > edition.closesAt
  return isOver ? null : output
}

const shownActivities = 4

const present = ({
  id,
  title,
  summary,
  startsAt,
  endsAt,
  city,
  place,
  seats,
  left,
}: ActivityCard): HomeActivity => ({
  title,
  text: summary,
  startsAt,
  endsAt,
  place: city === '线上' ? place : `${city} · ${place}`,
  seats,
  left,
  path: `${activities.detailPath}${id}`,
})

const firstOf = ([card]: ActivityCard[]): Home['activities']['featured'] =>
  card ? { ...present(card), tag: card.category } : null

/** The soonest; where the one to be shown large is not ahead of us, the first takes its place. */
const upcoming = async (
  db: Db,
  { featured, ...rest }: HomeContent['activities'],
  now: Date,
): Promise<Home['activities']> => {
  const request = { page: 1, rows: shownActivities + 1, state: '未开始' }
  const [found, { list: soonest }] = await Promise.all([
    findCards<ActivityCard>(db, activities, [featured.id], now),
    listPublications<ActivityCard>(db, activities, request, now),
  ])
  const count = (cards: ActivityCard[]) =>
    countSeatsLeft(
      db,
      cards.filter(({ isCancelled }) => !isCancelled),
      now,
    )
  const [[chosen], list] = await Promise.all([count(found), count(soonest)])
  const isAhead = chosen && Date.parse(chosen.endsAt) > now.getTime()
  const large = isAhead ? { ...present(chosen), tag: featured.tag } : firstOf(list)
  const others = list.map(present).filter(({ path }) => path !== large?.path)
  return { ...rest, featured: large, list: others.slice(0, shownActivities) }
}

const shownOffers = 3

/** The first price of each provider that the section names, or of the newest. */
const offersOf = async (
  db: Db,
  { providers = [], ...rest }: HomeContent['market'],
  now: Date,
): Promise<Home['market']> => {
  const request = { page: 1, rows: shownOffers }
  const ids =
    providers.length > 0
      ? providers
      : (await listPublications(db, serviceProviders, request, now)).list.map(({ id }) => id)
  const found = await findDetails<ServiceProvider>(db, serviceProviders, ids, now)
  const offers = found.flatMap(({ id, title: provider, prices: [first] }) =>
    first
      ? {
          title: first.name,
          provider,
          price: `${priceText(first.price)}/${first.unit}`,
          path: `${serviceProviders.detailPath}${id}`,
        }
      : [],
  )
  return { title: rest.title, note: rest.note, offers }
}

/** The courses that the section names, as the school has them now. */
const coursesOf = async (
  db: Db,
  { courses, ...rest }: HomeContent['school'],
  now: Date,
): Promise<Home['school']> => {
  const ids = courses.map(({ path }) => courseIdOf(path))
  const [cards, learners] = await Promise.all([findCourseCards(db, ids, now), countLearnersByCourse(db, ids)])
  const shown = new Map(courses.map((course) => [courseIdOf(course.path), course]))
  return {
    ...rest,
    courses: cards.map(({ id, name: title, teacher, lessons, price }) => ({
      title,
      teacher,
      lessons,
      price,
      learners: learners.get(id) ?? 0,
      illustration: shown.get(id)?.illustration ?? '',
      path: shown.get(id)?.path ?? '',
    })),
  }
}

/**
 * The edition that the portal shows as the open one, with the days of the wanted stages. The first is the sign-up, whose
 * window the operator may have moved; what its schedule does not have is left out.
 */
const contestOf = (
  { stages: [signUp, ...rounds], ...rest }: HomeContent['contest'],
  edition: EditionRow | null,
  now: Date,
): Home['contest'] => {
  if (!edition || !signUp) return { ...rest, edition: edition?.name ?? '', stages: [] }
  const { schedule } = presentProgramme(edition, now)
  const { opensAt, closesAt, name } = edition
  return {
    ...rest,
    edition: name,
    stages: [
      { title: signUp.title, from: opensAt.toISOString(), to: closesAt.toISOString() },
      ...rounds.flatMap(({ title }) => {
        const days = schedule.find((one) => one.name === title)
        return days
          ? {
              title,
              from: momentInShanghai(days.startsOn, '09:00:00').toISOString(),
              to: days.endsOn ? endInShanghai(days.endsOn).toISOString() : null,
            }
          : []
      }),
    ],
  }
}

/** Reads the home page; the announcement is optional. */
export const readHome = async (db: Db, figures: Figures, now: Date): Promise<Home> => {
  const [rows, edition] = await Promise.all([db.select().from(homeSections), findEdition(db, 'latest')])
  const written = Object.fromEntries(rows.map(({ name, content }) => [name, content])) as HomeContent
  const home = await withFigures(written, figures, db, now)
  const [ahead, market, school] = await Promise.all([
    upcoming(db, home.activities, now),
    offersOf(db, home.market, now),
    coursesOf(db, home.school, now),
  ])
  return {
    ...home,
    announcement: announcementOf(home.announcement, edition, now),
    activities: ahead,
    market,
    school,
    contest: contestOf(home.contest, edition, now),
  }
}
