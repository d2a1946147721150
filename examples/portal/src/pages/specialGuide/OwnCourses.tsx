import { listExclusiveCourses } from '@chuhai/contract/guide'
import { useApp } from '../../app/app'
import { CourseEntry } from '../../guide/recommendations/CourseEntry'
import { Shelf } from '../../guide/recommendations/Shelf'
import type { SpecialGuideWords } from './words'

interface OwnCoursesProps {
  id: number
  words: SpecialGuideWords
}

/** The courses of a personal guide. */
export const OwnCourses = ({ id, words }: OwnCoursesProps) => {
  const { client } = useApp()
  return (
    <Shelf
      title={words.courses}
      level={2}
      more={{ text: words.toSchool, path: '/school' }}
      query={client?.core.query(listExclusiveCourses, { params: { id: String(id) } })}
      none={words.noCourses}
    >
      {(course) => <CourseEntry course={course} />}
    </Shelf>
  )
}
