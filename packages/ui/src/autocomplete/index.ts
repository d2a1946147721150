export { Autocomplete, type AutocompleteProps } from './Autocomplete'
export type { Suggestion } from './Suggestions'
