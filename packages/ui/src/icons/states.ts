/** States: paths of icons, drawn as paths.ts says. */

const ring = 'M20.75 12a8.75 8.75 0 1 1-17.5 0 8.75 8.75 0 0 1 17.5 0Z'

/** A tick: chosen. */
export const iconCheck = 'm4.75 12.5 4.75 4.75 9.75-10.5'
/** A tick in a circle: it worked. */
export const iconSuccess = `${ring}M8.25 12.25l2.6 2.6 4.9-5.1`
/** A triangle with an exclamation mark: be careful. */
export const iconWarning =
  'M10.7 4.25a1.5 1.5 0 0 1 2.6 0l7.55 13.25a1.5 1.5 0 0 1-1.3 2.25H4.45a1.5 1.5 0 0 1-1.3-2.25ZM12 9.25v4.5M12 16.5h.01'
/** A circle with an exclamation mark: it is wrong. */
export const iconError = `${ring}M12 7.5v5.25M12 16.25h.01`
/** A circle with an i: a remark. */
export const iconInfo = `${ring}M12 16.5v-5.25M12 7.75h.01`
/** A circle with a question mark: an explanation. */
export const iconHelp = `${ring}M9.5 9.5a2.5 2.5 0 1 1 3.6 2.25c-.7.35-1.1.85-1.1 1.75M12 16.5h.01`
/** An eye: visible. */
export const iconEye =
  'M2.75 12C4.9 8 8.2 5.75 12 5.75S19.1 8 21.25 12c-2.15 4-5.45 6.25-9.25 6.25S4.9 16 2.75 12ZM14.75 12a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0Z'
/** A closed eye: hidden. */
export const iconEyeOff =
  'M2.75 10C4.9 13.6 8.2 15.75 12 15.75S19.1 13.6 21.25 10M12 15.75v3.5M6.75 14.25 5 17.25M17.25 14.25l1.75 3'
/** A clock: a time or a duration. */
export const iconClock = `${ring}M12 6.75V12l3.5 2.25`
