import { type Description, propertyType } from './description'

const declarationOf = ({ tag, className, about, attributes, properties, events }: Description) => ({
  kind: 'class',
  customElement: true,
  name: className,
  tagName: tag,
  description: about,
  superclass: { name: 'HTMLElement' },
  attributes: attributes.map((attribute) => ({
    name: attribute.name,
    type: { text: attribute.value },
    description: attribute.about,
    ...(properties.includes(attribute) && { fieldName: attribute.property }),
    ...(attribute.example && { example: attribute.example }),
  })),
  members: properties.map((property) => ({
    kind: 'field',
    name: property.property,
    type: { text: propertyType(property) },
    description: property.about,
    attribute: property.name,
    reflects: true,
  })),
  events: events.map(({ name, type, about }) => ({ name, type: { text: type }, description: about })),
})

/** The Custom Elements Manifest, which editors and Storybook read; `example` is ours. */
export const manifestOf = (elements: readonly Description[]) => ({
  schemaVersion: '1.0.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'loader.js',
      declarations: elements.map(declarationOf),
      exports: elements.map(({ tag, className }) => ({
        kind: 'custom-element-definition',
        name: tag,
        declaration: { name: className, module: 'loader.js' },
      })),
    },
  ],
})
