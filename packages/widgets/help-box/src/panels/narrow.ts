const narrow = '(max-width: 767px)'

/** Asks the browser whether panels are sheets: on screens below 768 px. */
export const narrowScreens = (): MediaQueryList => matchMedia(narrow)
