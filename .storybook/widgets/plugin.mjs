import { readWidgets } from './read-widgets.mjs'

const name = 'virtual:chuhai-widgets'

/** Gives Storybook `virtual:chuhai-widgets`, from the tables of the elements and the READMEs. */
export const widgets = () => ({
  name: 'chuhai-widgets',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const widgets = ${JSON.stringify(readWidgets())}` : undefined),
})
