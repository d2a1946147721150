export type { Option } from './option'
export { Select, type SelectProps } from './Select'
