import css from './rail.css?inline'

export { moduleOf, opensOnHover, type Panel, panels, type RailIntent } from '../entries'
export { type RailMessages, railMessages } from './messages'
export { createRail, type Rail, type RailOptions, type RailState } from './rail'

/** The rail's stylesheet; its host adopts it beside the tokens. */
export const railStyles: string = css
