import type { Course } from '@chuhai/contract/school'
import type { PageProps } from '../../app/page'
import { WatchView } from './WatchView'

/** `/school/videoplay?id=&lesson=`: a lesson; without one, where the visitor stopped. */
export default function VideoPlayPage({ data, query }: PageProps<Course>) {
  return <WatchView key={data.id} course={data} lesson={query.lesson} isContinuous={false} />
}
