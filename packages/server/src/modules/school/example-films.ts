import type { StoredLesson } from './tables'

/** Films that come with the portal: short drawings about one question each, shown where a course has no film of its own yet. */
const exampleFilms: ReadonlySet<string> = new Set([
  'ad-budget',
  'container',
  'customs-declaration',
  'fba-labels',
  'store-documents',
  'unit-profit',
  'vat-return',
  'volumetric-weight',
])

/** Whether a film says nothing of the course that shows it. */
export const isExampleFilm = (film: string | null): boolean => film !== null && exampleFilms.has(film)

/** A lesson as everybody sees it: whether its film is an example follows from the film, unless the content says so. */
export const presentLesson = ({ video, isExample, ...lesson }: StoredLesson) => ({
  ...lesson,
  isExample: isExample ?? isExampleFilm(video),
})
