/**
 * React for Floating UI, which takes it as a whole. The list of its members would otherwise stand in `base`, with the bundler's
 * code for such lists.
 */
export * from './react'
