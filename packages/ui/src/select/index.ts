export type { Option } from './Listbox'
export { Select, type SelectProps } from './Select'
