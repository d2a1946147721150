/** The slides of the competition in their order (specification 2.15). */
export const slides = [
  { name: 'home', path: '/kylinCup/one' },
  { name: 'introduction', path: '/kylinCup/two' },
  { name: 'review', path: '/kylinCup/three' },
  { name: 'prizes', path: '/kylinCup/four' },
  { name: 'judges', path: '/kylinCup/five' },
  { name: 'rules', path: '/kylinCup/six' },
  { name: 'schedule', path: '/kylinCup/seven' },
  { name: 'notes', path: '/kylinCup/eight' },
] as const
export type Slide = (typeof slides)[number]
export type SlideName = Slide['name']

/** The page of the edition that takes teams at present. */
export const openEditionPath = '/kylinCup/kycup'

/** Returns the index of the slide with this path, -1 for other pages. */
export const slideIndexOf = (path: string): number => {
  const page = path.replace(/\/+$/, '')
  return slides.findIndex((slide) => slide.path === page)
}

export type Move = 'next' | 'previous' | 'first' | 'last'

/** Returns the slide that a move leads to, null at either end. */
export const slideAfter = (index: number, move: Move): Slide | null => {
  const targets = { next: index + 1, previous: index - 1, first: 0, last: slides.length - 1 }
  const target = targets[move]
  return target === index ? null : (slides[target] ?? null)
}
