/** An entry that a page adds to the account menu. */
export interface AccountItem {
  label: string
  /** A path of `@chuhai/ui/icons`. */
  icon?: string
  /** Where it leads; without it the entry is a button. */
  href?: string
  /** Short words at the right: 2 门在学, 待审核. */
  note?: string
  /** `warning` gives the note a ground of its own. */
  tone?: 'plain' | 'warning'
  onSelect?(): void
}
