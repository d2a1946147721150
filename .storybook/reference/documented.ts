/** What react-docgen-typescript says of a component. */
export interface Docgen {
  displayName: string
  description: string
  tags?: { example?: string; remarks?: string }
  props: Record<string, DocgenProp>
}

interface DocgenProp {
  description: string
  required: boolean
  type: { name: string; value?: readonly { value: string }[] }
  defaultValue: { value: string | null } | null
}

/** A component as pages and tests see it. */
export type Documented = ReturnType<typeof documented>

// Leaves out drawings and references to the specification.
const sentencesOf = (text: string) =>
  text
    .replace(/^ {2,}\S.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ \(specification[^)]*\)/g, '')
    .trim()

/** A type in the notation of our sources. */
const typeText = ({ name, value }: DocgenProp['type']) =>
  (value?.map((one) => one.value).join(' | ') ?? name)
    .replaceAll('"', "'")
    .replaceAll('; }', ' }')
    .replace(/^\((\(.*\) => .*)\)$/, '$1')

/** Strings are quoted; an optional boolean defaults to false, unless it is an ARIA attribute. */
const defaultOf = (name: string, type: string, { required, defaultValue }: DocgenProp) => {
  const value = defaultValue?.value ?? undefined
  if (required) return undefined
  if (value === undefined) return type === 'boolean' && !name.startsWith('aria-') ? 'false' : undefined
  return /^(string$|')/.test(type) && !value.startsWith("'") ? `'${value}'` : value
}

/** What a component is for, an example, its props, those that are required first, and a remark on what else it takes. */
export const documented = ({ displayName, description, tags = {}, props }: Docgen) => ({
  name: displayName,
  about: sentencesOf(description),
  example: tags.example?.trim(),
  remarks: tags.remarks,
  props: Object.fromEntries(
    Object.entries(props)
      .toSorted(([, one], [, other]) => Number(other.required) - Number(one.required))
      .map(([name, prop]) => {
        const type = typeText(prop.type)
        const about = sentencesOf(prop.description)
        return [name, { type, about, required: prop.required, default: defaultOf(name, type, prop) }]
      }),
  ),
})
