import { sectionValues } from '@chuhai/contract/consultation'
import { offered } from './form'

/** The sections an author chose, between commas; those that are not offered are left out and the author is told. */
export const chosenSections = (text = ''): string[] => {
  const named = text
    .split(/[,，]/)
    .map((section) => section.trim())
    .filter(Boolean)
  const sections = offered(named)
  const unknown = named.filter((section) => !sections.includes(section))
  if (unknown.length)
    console.warn(
      `[chuhai] <chuhai-consultation sections="${unknown}"> is left out: set sections to some of ${[...sectionValues]}.`,
    )
  return sections
}
