import css from './tokens.css?inline'

/** The design language as a stylesheet text: adopted by a root before the first component's sheet. */
export const tokens: string = css
