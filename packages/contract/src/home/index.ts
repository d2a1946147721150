import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { isOwnPath } from '../web-address'

const link = v.object({ text: v.string(), path: v.string() })

/** The portal loads images from its own host only. */
const ownImage = v.pipe(v.string(), v.check(isOwnPath))

/** The strip above the header of the home page, 80 px high. */
export const announcement = v.object({
  /** Changes with the content: a visitor who closed one announcement still sees the next. */
  id: v.string(),
  title: v.string(),
  text: v.string(),
  /** Seen in place of the drawn strip and its words, which are still read out. */
  image: v.nullable(ownImage),
  action: v.nullable(link),
})
/** The announcement that is shown now. */
export type Announcement = v.InferOutput<typeof announcement>

/** One dated stop of a voyage drawn on the chart. */
const stop = v.object({ date: v.string(), text: v.string() })

const figure = v.object({ figure: v.string(), unit: v.string(), label: v.string() })
/** A number worth showing, with its unit: `{ figure: '96', unit: '天', label: '评测到首单' }`. */
export type Figure = v.InferOutput<typeof figure>

/** The head of the home page: the headline, and one voyage with its dates. */
export const hero = v.object({
  headline: v.array(v.string()),
  lead: v.string(),
  second: link,
  voyage: v.object({ title: v.string(), text: v.string(), stops: v.array(stop) }),
  figures: v.array(figure),
})

const leg = v.object({
  name: v.string(),
  icon: v.string(),
  text: v.string(),
  services: v.array(v.object({ title: v.string(), price: v.string(), path: v.string() })),
})

/** The stages of going abroad, each with its services and their prices in words. */
export const legs = v.object({ title: v.string(), lead: v.string(), more: link, list: v.array(leg) })

const offer = v.object({ title: v.string(), provider: v.string(), price: v.string(), path: v.string() })

/** What providers of the list offer, with the price that they publish. */
export const market = v.object({ title: v.string(), note: v.string(), offers: v.array(offer) })

const tints = ['blue', 'orange', 'green', 'sand', 'ink'] as const
const site = v.object({ monogram: v.string(), name: v.string(), note: v.string(), url: v.string() })

/** A look into the site guide: some sites by group, and the way to the evaluation. */
export const guide = v.object({
  title: v.string(),
  lead: v.string(),
  hint: v.string(),
  evaluation: v.object({ title: v.string(), text: v.string(), action: link }),
  groups: v.array(v.object({ title: v.string(), tint: v.picklist(tints), sites: v.array(site) })),
})

const activity = v.object({
  title: v.string(),
  text: v.string(),
  startsAt: v.pipe(v.string(), v.isoTimestamp()),
  endsAt: v.pipe(v.string(), v.isoTimestamp()),
  place: v.string(),
  seats: v.nullable(v.number()),
  /** Free seats, less those waited for; null without a limit. */
  left: v.nullable(v.number()),
  path: v.string(),
})
/** An activity that is still ahead; times are in ISO 8601, `seats` is null where there is no limit. */
export type HomeActivity = v.InferOutput<typeof activity>

/** Published activities that are still ahead, the soonest first; one of them is shown large. */
export const activities = v.object({
  title: v.string(),
  lead: v.string(),
  more: link,
  featured: v.nullable(v.object({ ...activity.entries, tag: v.string() })),
  list: v.array(activity),
})

const course = v.object({
  title: v.string(),
  teacher: v.string(),
  lessons: v.number(),
  /** Fen; 0 is free of charge. */
  price: v.number(),
  /** Who has bought it or watched a lesson of it. */
  learners: v.number(),
  illustration: v.string(),
  path: v.string(),
})

/** Courses of the school that the home page shows. */
export const school = v.object({ title: v.string(), lead: v.string(), more: link, courses: v.array(course) })

const stage = v.object({ title: v.string(), from: v.string(), to: v.nullable(v.string()) })

/** The student competition with the dates of its stages. */
export const contest = v.object({
  edition: v.string(),
  headline: v.array(v.string()),
  lead: v.string(),
  apply: link,
  introduction: link,
  stages: v.array(stage),
})

/** One client case in the client's own words, and others beside it. */
export const cases = v.object({
  title: v.string(),
  more: link,
  quote: v.string(),
  person: v.string(),
  role: v.string(),
  figures: v.array(figure),
  others: v.array(v.object({ place: v.string(), name: v.string(), text: v.string(), path: v.string() })),
})

/** The sections of the home page, in the order in which they are read. */
export const homeSections = { announcement, hero, legs, market, guide, activities, school, contest, cases }

/** Everything the home page says; the operator may leave the announcement out. */
export const home = v.object({ ...homeSections, announcement: v.nullable(announcement) })
/** The content of the home page. */
export type Home = v.InferOutput<typeof home>

/** The content of the home page. */
export const getHome = endpoint({
  name: 'getHome',
  summary: '首页内容',
  method: 'GET',
  path: '/home',
  access: 'anyone',
  answer: home,
})
