import type { PageSearch } from '@chuhai/contract/page'

export interface SearchData extends PageSearch {
  question: string
}
