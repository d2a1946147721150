/**
 * One path per icon: 24 grid, drawn for a round 1.5 px stroke inside a live area of 20. An unused icon costs nothing; a
 * file a kind, so that a page which needs one icon loads those of its kind at most.
 */
export * from './actions'
export * from './channels'
export * from './goods'
export * from './marks'
export * from './messages'
export * from './navigation'
export * from './people'
export * from './states'
export * from './things'
