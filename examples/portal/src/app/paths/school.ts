export const schoolPath = '/school'
export const coursesPath = '/school/courseList'
export const classesPath = '/school/training'
/** The classes of a visitor. */
export const ownClassesPath = '/schoolCenter/class'

export const coursePath = (id: number): string => `/school/detail?id=${id}`
export const classPath = (id: number): string => `/school/training/detail?id=${id}`
export const applyPath = (id: number): string => `/school/training/apply?id=${id}`

/** Where a course is watched: at a lesson, or where it was left. */
export const watchPath = (id: number, lesson?: string): string =>
  `/school/videoplay?${new URLSearchParams({ id: String(id), ...(lesson && { lesson }) })}`

/** A certificate by its number, or the form that asks for one. */
export const certificatePath = (number?: string): string =>
  `/school/certificate${number ? `?number=${number}` : ''}`

/** Where a living course is followed while it is on air. */
export const livePath = (id: number): string => `/school/videoplay/live?id=${id}`
