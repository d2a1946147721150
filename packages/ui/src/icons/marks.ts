/** Marks that visitors give: paths of icons, drawn as paths.ts says. */

/** A flame: popular. */
export const iconFlame =
  'M12 3.25c.6 3.2 5.75 5.4 5.75 11a5.75 5.75 0 0 1-11.5 0c0-2.1.9-3.6 2-4.75.5 1.5 1.1 2.2 2 2.75-.6-3.6.1-6.6 1.75-9Z'
/** A star: a score. */
export const iconStar = 'm12 3.25 2.65 5.6 6.1.8-4.45 4.25 1.1 6.1L12 17.05 6.6 20l1.1-6.1-4.45-4.25 6.1-.8Z'
/** A ribbon: kept for later. */
export const iconBookmark = 'M6.25 3.75h11.5v16.5L12 15.75l-5.75 4.5Z'
/** A heart: liked. */
export const iconHeart =
  'M12 20.25C6.4 16.2 3.25 12.9 3.25 9.2a4.7 4.7 0 0 1 8.75-2.4 4.7 4.7 0 0 1 8.75 2.4c0 3.7-3.15 7-8.75 11.05Z'
