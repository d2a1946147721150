import css from './rail.css?inline'

export { opensOnHover, type Panel, panels, partOf, type RailIntent } from '../entries'
export { type RailMessages, railMessages } from './messages'
export { createRail, type Rail, type RailOptions, type RailState } from './rail'

/** The rail's stylesheet; its host adopts it beside the tokens. */
export const railStyles: string = css
