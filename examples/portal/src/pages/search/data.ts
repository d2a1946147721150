import type { PageHit } from '@chuhai/contract/page'

export interface SearchData {
  question: string
  hits: PageHit[]
}
