/** A text that fits what is typed, and what tells it from others like it. */
export interface Suggestion {
  value: string
  note?: string
}
