import type { ClassList, CourseList } from '@chuhai/contract/school'
import { calls, optional } from '../../app/calls'
import type { Read } from '../../app/page'
import { loadService } from '../../pages/service'
import type { ShownPage } from '../../pages/service/blocks/block'

const livingRows = 3
const courseRows = 6
const classRows = 4

export interface OverviewData {
  page: ShownPage
  /** Null where they could not be loaded. */
  living: CourseList | null
  recorded: CourseList | null
  classes: ClassList | null
}

/** The school's page with the first of its lists; a list that fails is left out. */
export const loadOverview = async ({ read }: { read: Read }): Promise<OverviewData> => {
  const [{ loadPage }, { listCourses, listTrainingClasses }] = await Promise.all([
    loadService(),
    calls.school(),
  ])
  const [page, living, recorded, classes] = await Promise.all([
    loadPage(read, 'school'),
    optional(read(listCourses, { body: { type: 'living', rows: livingRows } }), 'the live courses'),
    optional(read(listCourses, { body: { type: 'recorded', rows: courseRows } }), 'the courses'),
    optional(read(listTrainingClasses, { body: { rows: classRows } }), 'the training classes'),
  ])
  return { page, living, recorded, classes }
}
