import { advertising } from './advertising'
import { compliance } from './compliance'
import { design } from './design'
import { finance } from './finance'
import { language } from './language'
import { learning } from './learning'
import { logistics } from './logistics'
import { marketplaces } from './marketplaces'
import { money } from './money'
import { operations } from './operations'
import { policy } from './policy'
import { property } from './property'
import type { CategoryContent } from './site-content'
import { sourcing } from './sourcing'
import { storefronts } from './storefronts'

/** The categories of a new database with their sites, in the editors' order. */
export const categoryContent: readonly CategoryContent[] = [
  sourcing,
  marketplaces,
  logistics,
  advertising,
  storefronts,
  property,
  money,
  language,
  policy,
  compliance,
  design,
  finance,
  operations,
  learning,
]
