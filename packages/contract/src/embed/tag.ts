/** The files of the script tag: one with the floating box in it, and one for elements only. */
export const tagFiles = { box: 'help-box.js', elements: 'loader.js' } as const

/**
 * What the script tag takes as `data-…`, the default first; `data-locale` follows the language of the page where it is not
 * written. `data-offset` is a number.
 */
export const tagChoices = {
  locale: ['zh-CN', 'en'],
  theme: ['light', 'dark', 'auto'],
  side: ['right', 'left'],
  afterLogin: ['refresh', 'reload'],
} as const satisfies Record<string, readonly string[]>

/** Pixels that the box keeps from the bottom. */
export const defaultOffset = 24
