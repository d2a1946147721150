import type { CourseCard } from '@chuhai/contract/guide'
import { yuan } from '../../content/text'
import { useWords } from '../../content/words'
import { Entry } from './Entry'
import { recommendationWords } from './words'

export const CourseEntry = ({ course }: { course: CourseCard }) => {
  const words = useWords(recommendationWords)
  const { id, name, teacher, level, lessons, price } = course
  return (
    <Entry
      path={`/school/detail?id=${id}`}
      title={name}
      facts={[teacher, level, words.lessons(lessons)]}
      price={price === 0 ? words.free : yuan(price)}
    />
  )
}
