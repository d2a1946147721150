/** One entry of a list: what is stored, and what a visitor reads. */
export interface Option {
  value: string
  label: string
}
