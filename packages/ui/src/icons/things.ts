/** Things: paths of icons, drawn as paths.ts says. */

const ring = 'M20.75 12a8.75 8.75 0 1 1-17.5 0 8.75 8.75 0 0 1 17.5 0Z'

/** A sheet with lines: a document. */
export const iconFile =
  'M13.75 3.25h-7a1.5 1.5 0 0 0-1.5 1.5v14.5a1.5 1.5 0 0 0 1.5 1.5h10.5a1.5 1.5 0 0 0 1.5-1.5v-11ZM13.75 3.25v5h5M8.75 12.75h6.5M8.75 16.25h4.5'
/** A picture with mountains. */
export const iconImage =
  'M5.25 4.25h13.5a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2V6.25a2 2 0 0 1 2-2ZM3.5 16.5l4.75-4.25 3.5 3 4-4.5 5 5M9.25 8.5h.01'
/** A calendar: a date. */
export const iconCalendar =
  'M5.25 5.25h13.5a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2V7.25a2 2 0 0 1 2-2ZM3.25 9.75h17.5M7.75 3v4.25M16.25 3v4.25'
/** A pin on a map: a place. */
export const iconPin =
  'M12 21.1c-4.6-4.4-6.9-8.1-6.9-11.3a6.9 6.9 0 0 1 13.8 0c0 3.2-2.3 6.9-6.9 11.3ZM14.5 9.75a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z'
/** A globe: a market or a language. */
export const iconGlobe = `${ring}M3.25 12h17.5M15.75 12c0 3.6-1.4 6.9-3.75 8.75C9.65 18.9 8.25 15.6 8.25 12S9.65 5.1 12 3.25c2.35 1.85 3.75 5.15 3.75 8.75Z`
/** Four squares: tiles. */
export const iconGrid =
  'M5.25 3.75H9a1.5 1.5 0 0 1 1.5 1.5V9A1.5 1.5 0 0 1 9 10.5H5.25A1.5 1.5 0 0 1 3.75 9V5.25a1.5 1.5 0 0 1 1.5-1.5ZM15 3.75h3.75a1.5 1.5 0 0 1 1.5 1.5V9a1.5 1.5 0 0 1-1.5 1.5H15A1.5 1.5 0 0 1 13.5 9V5.25a1.5 1.5 0 0 1 1.5-1.5ZM5.25 13.5H9a1.5 1.5 0 0 1 1.5 1.5v3.75a1.5 1.5 0 0 1-1.5 1.5H5.25a1.5 1.5 0 0 1-1.5-1.5V15a1.5 1.5 0 0 1 1.5-1.5ZM15 13.5h3.75a1.5 1.5 0 0 1 1.5 1.5v3.75a1.5 1.5 0 0 1-1.5 1.5H15a1.5 1.5 0 0 1-1.5-1.5V15a1.5 1.5 0 0 1 1.5-1.5Z'
/** A sun: light colours. */
export const iconSun =
  'M16.25 12a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 0 1 8.5 0ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.64 5.64 6.7 6.7M17.3 17.3l1.06 1.06M5.64 18.36 6.7 17.3M17.3 6.7l1.06-1.06'
/** A moon: dark colours. */
export const iconMoon = 'M20.25 14.25A8.75 8.75 0 1 1 9.75 3.75a7 7 0 0 0 10.5 10.5Z'
/** A closed lock: not accessible. */
export const iconLock =
  'M6.25 10.25h11.5a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H6.25a1.5 1.5 0 0 1-1.5-1.5v-7a1.5 1.5 0 0 1 1.5-1.5ZM8.25 10.25V7.5a3.75 3.75 0 0 1 7.5 0v2.75'
/** A building: a company. */
export const iconBuilding =
  'M4.75 20.25V6.5L13.25 3v17.25M13.25 9.25h5a1 1 0 0 1 1 1v10M2.75 20.25h18.5M8 9.5h2M8 13h2M8 16.5h2M16.25 13h.01M16.25 16.5h.01'
