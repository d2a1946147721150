import type { Attribute, Attributes } from './attributes'
import { propName } from './attributes'

const control = (attribute: Attribute) => {
  if (attribute.kind === 'choice') return { control: 'select' as const, options: [...attribute.choices] }
  if (attribute.kind === 'boolean' || attribute.kind === 'number') return { control: attribute.kind }
  return { control: 'text' as const }
}

/** Storybook's `argTypes` of an element: its attributes, each with its control and its sentence. */
export const storyControls = (attributes: Attributes) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      propName(name),
      { ...control(attribute), description: attribute.about },
    ]),
  )
