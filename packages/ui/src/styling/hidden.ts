import css from './hidden.css?inline'

/** The stylesheet of the class `ch-hidden`, for what is read out and not seen: a component gives it beside its own. */
export const hidden: string = css
