/** The floating lists of the fields: one file for all of them. */
export const loadPopups = () => import('./index')
export type Popups = Awaited<ReturnType<typeof loadPopups>>
