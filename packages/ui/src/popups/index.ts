export { ChosenTags } from '../section-select/ChosenTags'
export { SectionPanel } from '../section-select/SectionPanel'
export { Listbox } from '../select/Listbox'
