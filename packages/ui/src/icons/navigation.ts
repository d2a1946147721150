/** Ways to go: paths of icons, drawn as paths.ts says. */

/** Three lines: the menu. */
export const iconMenu = 'M3.75 6h16.5M3.75 12h16.5M3.75 18h10.5'
/** A cross: close. */
export const iconClose = 'm5.75 5.75 12.5 12.5M18.25 5.75l-12.5 12.5'
/** An angle down: opens a list. */
export const iconChevronDown = 'm6.75 9.5 5.25 5.25 5.25-5.25'
/** An angle up: closes a list. */
export const iconChevronUp = 'm6.75 14.5 5.25-5.25 5.25 5.25'
/** An angle to the right: the next one, or a level below. */
export const iconChevronRight = 'm9.5 6.75 5.25 5.25-5.25 5.25'
/** An angle to the left: the one before, or a level above. */
export const iconChevronLeft = 'M14.5 6.75 9.25 12l5.25 5.25'
/** An arrow to the right: go on. */
export const iconArrowRight = 'M4 12h16M14.25 6.25 20 12l-5.75 5.75'
/** An arrow to the left: go back. */
export const iconArrowLeft = 'M20 12H4M9.75 6.25 4 12l5.75 5.75'
/** An arrow up. */
export const iconArrowUp = 'M12 20V4M6.25 9.75 12 4l5.75 5.75'
/** An arrow up to a line: to the top of the page. */
export const iconToTop = 'M4.75 3.75h14.5M12 20.5V8M6.5 13.5 12 8l5.5 5.5'
/** An arrow out of a frame: another site. */
export const iconExternal =
  'M10.25 5.25h-4.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4.5M14.25 3.75h6v6M20.25 3.75 11 13'
/** Two opposite arrows: switch. */
export const iconSwap = 'M4 7.75h16M15.75 3.5 20 7.75 15.75 12M20 16.25H4M8.25 12 4 16.25l4.25 4.25'
/** A house: the home page. */
export const iconHome =
  'M3.75 10.75 12 3.75l8.25 7v8a1.5 1.5 0 0 1-1.5 1.5H5.25a1.5 1.5 0 0 1-1.5-1.5ZM9.5 20.25v-6h5v6'
