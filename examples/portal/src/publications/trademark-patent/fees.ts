import type { TrademarkPatentCard } from '@chuhai/contract/publication'

export interface Sum {
  official: number
  service: number
  total: number
}

/** What all lines of a filing come to, in fen. */
export const sumOf = (fees: TrademarkPatentCard['fees']): Sum => {
  const official = fees.reduce((sum, line) => sum + line.official, 0)
  const service = fees.reduce((sum, line) => sum + line.service, 0)
  return { official, service, total: official + service }
}
