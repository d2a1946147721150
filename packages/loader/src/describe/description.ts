import {
  type Attribute,
  type AttributeText,
  attributesOf,
  commonReference,
  detailType,
  type ElementReference,
  eventsOf,
  propName,
} from '@chuhai/ui/element'

/** The types of an attribute: that of its property, and what may be written. */
const attributeTypes = (attribute: Attribute): { value: string; written: string } => {
  switch (attribute.kind) {
    case 'choice': {
      const choices = attribute.choices.map((choice) => `'${choice}'`).join(' | ')
      return { value: choices, written: choices }
    }
    case 'list':
      return { value: 'readonly string[]', written: 'string | readonly string[]' }
    case 'number':
      return { value: 'number', written: 'number | string' }
    case 'boolean':
      return { value: 'boolean', written: "boolean | '' | 'true' | 'false'" }
    default:
      return { value: 'string', written: 'string' }
  }
}

const aboutOf = (text: Pick<AttributeText, 'zh-CN' | 'en'>) => `${text['zh-CN']} ${text.en}`

const attributeOf = ([name, attribute]: [string, Attribute & AttributeText]) => ({
  name,
  property: propName(name),
  example: attribute.example,
  about: aboutOf(attribute),
  ...attributeTypes(attribute),
})

/** An element as editors and compilers are told of it. */
export const descriptionOf = (reference: ElementReference) => {
  const { tag, about } = reference
  const described = { ...attributesOf(reference), ...attributesOf(commonReference) }
  const attributes = Object.entries(described).map(attributeOf)
  return {
    tag,
    className: propName(`-${tag}`),
    about: aboutOf(about),
    attributes,
    // The loader renders the help box without defining a custom element for it.
    properties: tag === 'chuhai-help-box' ? [] : attributes,
    events: eventsOf(reference).map((event) => ({
      name: event.name,
      type: `CustomEvent<${detailType(event)}>`,
      about: aboutOf(event),
    })),
  }
}

export type Description = ReturnType<typeof descriptionOf>

/** The type of a property, which is undefined where its attribute is not there or invalid. */
export const propertyType = ({ value }: Description['attributes'][number]): string =>
  value === 'boolean' ? value : `${value} | undefined`
