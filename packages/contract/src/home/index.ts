import {
  array,
  check,
  type InferOutput,
  isoTimestamp,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot'
import { endpoint } from '../endpoint'
import { isOwnPath } from '../web-address'

const link = object({ text: string(), path: string() })

/** The portal loads images from its own host only. */
const ownImage = pipe(string(), check(isOwnPath))

/** The strip above the header of the home page, 80 px high. */
export const announcement = object({
  /** Changes with the content: a visitor who closed one announcement still sees the next. */
  id: string(),
  title: string(),
  text: string(),
  /** Seen in place of the drawn strip and its words, which are still read out. */
  image: nullable(ownImage),
  action: nullable(link),
})
export type Announcement = InferOutput<typeof announcement>

/** One dated stop of a voyage drawn on the chart. */
const stop = object({ date: string(), text: string() })

const figure = object({ figure: string(), unit: string(), label: string() })
export type Figure = InferOutput<typeof figure>

export const hero = object({
  headline: array(string()),
  lead: string(),
  second: link,
  voyage: object({ title: string(), text: string(), stops: array(stop) }),
  figures: array(figure),
})

const leg = object({
  name: string(),
  icon: string(),
  text: string(),
  services: array(object({ title: string(), price: string(), path: string() })),
})

export const legs = object({ title: string(), lead: string(), more: link, list: array(leg) })

const offer = object({
  title: string(),
  provider: string(),
  score: number(),
  orders: number(),
  price: string(),
  path: string(),
})

export const market = object({ title: string(), note: string(), offers: array(offer) })

const tints = ['blue', 'orange', 'green', 'sand', 'ink'] as const
const site = object({ monogram: string(), name: string(), note: string(), url: string() })

export const guide = object({
  title: string(),
  lead: string(),
  hint: string(),
  evaluation: object({ title: string(), text: string(), action: link }),
  groups: array(object({ title: string(), tint: picklist(tints), sites: array(site) })),
})

const activity = object({
  title: string(),
  startsAt: pipe(string(), isoTimestamp()),
  allDay: nullable(string()),
  place: string(),
  seats: nullable(number()),
  path: string(),
})

export const activities = object({
  title: string(),
  lead: string(),
  more: link,
  featured: object({
    tag: string(),
    title: string(),
    text: string(),
    startsAt: pipe(string(), isoTimestamp()),
    endsAt: pipe(string(), isoTimestamp()),
    place: string(),
    path: string(),
  }),
  list: array(activity),
})

const course = object({
  title: string(),
  teacher: string(),
  lessons: number(),
  /** Yuan; 0 is free of charge. */
  price: number(),
  learners: number(),
  illustration: string(),
  path: string(),
})

export const school = object({ title: string(), lead: string(), more: link, courses: array(course) })

const stage = object({ title: string(), from: string(), to: nullable(string()) })

export const contest = object({
  edition: string(),
  headline: array(string()),
  lead: string(),
  apply: link,
  introduction: link,
  stages: array(stage),
})

export const cases = object({
  title: string(),
  more: link,
  quote: string(),
  person: string(),
  role: string(),
  figures: array(figure),
  others: array(object({ place: string(), name: string(), text: string(), path: string() })),
})

/** The sections of the home page, in the order in which they are read. */
export const homeSections = { announcement, hero, legs, market, guide, activities, school, contest, cases }

/** Everything the home page says; the operator may leave the announcement out. */
export const home = object({ ...homeSections, announcement: nullable(announcement) })
export type Home = InferOutput<typeof home>

export const getHome = endpoint({
  name: 'getHome',
  summary: '首页内容',
  method: 'GET',
  path: '/home',
  access: 'anyone',
  answer: home,
  errors: [],
})
