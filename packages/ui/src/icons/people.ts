/** People and their accounts: paths of icons, drawn as paths.ts says. */

/** A person. */
export const iconUser = 'M15.75 7.5a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0ZM4.5 20.25a7.5 7.5 0 0 1 15 0'
/** Two persons: a team. */
export const iconUsers =
  'M12.5 7.75a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.75 19.75a6.25 6.25 0 0 1 12.5 0M15.5 4.5a3.5 3.5 0 0 1 0 6.5M17.75 14.1a6.25 6.25 0 0 1 3.5 5.65'
/** A thumb up: helpful. */
export const iconThumbUp =
  'M7.25 10.75v9.5h-2.5a1.5 1.5 0 0 1-1.5-1.5v-6.5a1.5 1.5 0 0 1 1.5-1.5ZM7.25 10.75 11 3.5a2.5 2.5 0 0 1 2.5 2.5v3.25h5.1a2 2 0 0 1 1.98 2.3l-1.08 7a2 2 0 0 1-1.97 1.7H7.25'
/** A thumb down: not helpful. */
export const iconThumbDown =
  'M16.75 13.25v-9.5h2.5a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5ZM16.75 13.25 13 20.5a2.5 2.5 0 0 1-2.5-2.5v-3.25H5.4a2 2 0 0 1-1.98-2.3l1.08-7a2 2 0 0 1 1.97-1.7h10.28'
/** An arrow out of a door: sign out. */
export const iconLogout =
  'M10.25 3.75h-4.5a2 2 0 0 0-2 2v12.5a2 2 0 0 0 2 2h4.5M9.5 12h11M15.75 7.25 20.5 12l-4.75 4.75'
