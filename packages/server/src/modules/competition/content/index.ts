import type { EditionContent } from './edition-content'
import { fifth } from './fifth'
import { sixth } from './sixth'

/** The editions of a new database. */
export const editionContent: readonly EditionContent[] = [fifth, sixth]
