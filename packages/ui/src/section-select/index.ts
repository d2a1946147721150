export { SectionSelect, type SectionSelectProps } from './SectionSelect'
export type { Section } from './selection'
