import type { Course } from '@chuhai/contract/school'
import type { PageProps } from '../../app/page'
import { WatchView } from './WatchView'

/** `/school/autoplay?id=`: the lessons of a course one after another. */
export default function AutoplayPage({ data, query }: PageProps<Course>) {
  return <WatchView key={data.id} course={data} lesson={query.lesson} isContinuous />
}
