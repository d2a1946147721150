export interface UserPageData {
  /** Who signs visitors in; null where there are several, and it is not known which one it was. */
  provider: string | null
}
