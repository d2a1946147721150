import { readComponents } from './read-props.mjs'
import { readWidgets } from './read-widgets.mjs'

/** A type as Storybook's controls understand it. */
const controlType = (type) => {
  const choices = type.split(' | ').filter(Boolean)
  if (choices.length > 1 && choices.every((choice) => /^'[^']*'$/.test(choice)))
    return { name: 'union', raw: type, elements: choices.map((value) => ({ name: 'literal', value })) }
  if (type.includes('=>')) return { name: 'signature', type: 'function', raw: type }
  return { name: type, raw: type }
}

const docgenOf = ({ name, about, example, props, also }) => ({
  displayName: name,
  description: about,
  example,
  also,
  props: Object.fromEntries(
    Object.entries(props).map(([prop, { type, required, about: description, default: value }]) => [
      prop,
      {
        description,
        required,
        tsType: controlType(type),
        ...(value !== undefined && { defaultValue: { value, computed: false } }),
      },
    ]),
  ),
})

const widgetsModule = 'virtual:chuhai-widgets'

/** Gives Storybook the props of our components, from their sources, and `virtual:chuhai-widgets`, from the tables of the elements. */
export const documentation = () => ({
  name: 'chuhai-documentation',
  enforce: 'pre',
  resolveId: (id) => (id === widgetsModule ? `\0${widgetsModule}` : undefined),
  load: (id) =>
    id === `\0${widgetsModule}` ? `export const widgets = ${JSON.stringify(readWidgets())}` : undefined,
  transform: {
    filter: {
      id: {
        include: /\/packages\/.+\/src\/.+\.tsx?$/,
        exclude: /\.(test|stories|d)\.tsx?$|\/node_modules\//,
      },
    },
    handler: (code, id) =>
      code +
      readComponents(id)
        .map((component) => `\n;${component.name}.__docgenInfo = ${JSON.stringify(docgenOf(component))}`)
        .join(''),
  },
})
