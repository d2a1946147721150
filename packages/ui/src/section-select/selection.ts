import type { Option } from '../select/Listbox'

/** A category with its sub-options; without any it can be chosen itself. */
export interface Section extends Option {
  options: readonly Option[]
}

type Chosen = readonly string[]

/** What can be chosen in a category. */
export const choicesOf = (section: Section): readonly Option[] =>
  section.options.length ? section.options : [section]

/** A page may choose a category as a whole beforehand: then it is listed beside its sub-options. */
const namesOf = (section: Section): readonly Option[] => [section, ...section.options]

export const countIn = (section: Section, chosen: Chosen): number =>
  namesOf(section).filter((option) => chosen.includes(option.value)).length

/** Whether a category is ticked, half ticked or empty. */
export const markOf = (section: Section, chosen: Chosen): 'all' | 'some' | 'none' => {
  if (choicesOf(section).every((option) => chosen.includes(option.value))) return 'all'
  return countIn(section, chosen) > 0 ? 'some' : 'none'
}

/** In the order of the list, whatever the order of the clicks. */
const inOrder = (sections: readonly Section[], chosen: ReadonlySet<string>) =>
  sections
    .flatMap((section) => namesOf(section).map((option) => option.value))
    .filter((value) => chosen.has(value))

export const toggleOption = (sections: readonly Section[], chosen: Chosen, value: string): string[] => {
  const next = new Set(chosen)
  if (!next.delete(value)) next.add(value)
  const section = sections.find(({ options }) => options.some((option) => option.value === value))
  if (section) next.delete(section.value)
  return inOrder(sections, next)
}

/** A full category empties; any other fills. */
export const toggleSection = (sections: readonly Section[], chosen: Chosen, section: Section): string[] => {
  const next = new Set(chosen)
  const isFull = markOf(section, chosen) === 'all'
  next.delete(section.value)
  for (const { value } of choicesOf(section)) isFull ? next.delete(value) : next.add(value)
  return inOrder(sections, next)
}

export const chosenOptions = (sections: readonly Section[], chosen: Chosen): Option[] =>
  sections.flatMap((section) => namesOf(section).filter((option) => chosen.includes(option.value)))
