import { brand } from '@chuhai/contract/constants'
import { type Course, courseMinutes, type TrainingClass } from '@chuhai/contract/school'

const describe = ({ name, summary, teacher }: Course | TrainingClass) => ({
  '@type': 'Course',
  name,
  description: summary,
  provider: { '@type': 'Organization', name: brand },
  instructor: { '@type': 'Person', name: teacher.name, jobTitle: teacher.title },
})

const priceOf = (price: number) => ({
  '@type': 'Offer',
  category: price === 0 ? 'Free' : 'Paid',
  price: price / 100,
  priceCurrency: 'CNY',
})

/** A course as schema.org describes it; durations are those of ISO 8601. */
export const asCourse = (course: Course) => ({
  ...describe(course),
  offers: priceOf(course.price),
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: `PT${courseMinutes(course)}M`,
  },
})

/** A training class as schema.org describes it. */
export const asClass = (trainingClass: TrainingClass) => ({
  ...describe(trainingClass),
  offers: priceOf(trainingClass.price),
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: trainingClass.city === '线上' ? 'Online' : 'Onsite',
    startDate: trainingClass.startsOn,
    courseWorkload: `P${trainingClass.weeks}W`,
    ...(trainingClass.city !== '线上' && {
      location: {
        '@type': 'Place',
        name: trainingClass.city,
        ...(trainingClass.venue !== null && { address: trainingClass.venue }),
      },
    }),
  },
})

/** A page of a list as schema.org describes it. */
export const asList = (items: readonly { name: string; path: string }[], origin: string) =>
  items.length === 0
    ? []
    : {
        '@type': 'ItemList',
        itemListElement: items.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: origin + path,
        })),
      }
