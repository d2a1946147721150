import type { TrainingClass } from '@chuhai/contract/school'
import { calls } from '../../app/calls'
import type { Place, Read } from '../../app/page'
import { loadService } from '../../pages/service'
import type { ShownPage } from '../../pages/service/blocks/block'

export interface ApplyData {
  trainingClass: TrainingClass
  /** What an applicant has to bring, and the terms. */
  page: ShownPage
}

const readClass = async ({ read, query }: Place & { read: Read }): Promise<TrainingClass> => {
  const { getTrainingClass } = await calls.school()
  return read(getTrainingClass, { params: { id: query.id ?? '' } })
}

/** Reads the class and the page about applications for all classes. */
export const loadApply = async (place: Place & { read: Read }): Promise<ApplyData> => {
  const { loadPage } = await loadService()
  const [trainingClass, page] = await Promise.all([
    readClass(place),
    loadPage(place.read, 'school-training-apply'),
  ])
  return { trainingClass, page }
}

/** Reads the class that was applied for. */
export const loadApplied = readClass
