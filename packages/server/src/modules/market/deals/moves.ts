import type { ErrorCode } from '@chuhai/contract'
import type { Deal, DealMove } from '@chuhai/contract/market'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { requireFiles } from './files'
import { isOnSide, sideOf } from './ownership'
import { presentDeal, requireDeal } from './records'
import { type Refusal, takeStep } from './steps'

const codes: Record<Refusal | 'unknown', ErrorCode> = {
  unknown: 'NOT_FOUND',
  changed: 'DEAL_CHANGED',
  brief: 'DEAL_BRIEF_MISSING',
  revision: 'DEAL_NO_REVISION_LEFT',
}

interface Moved {
  number: string
  step: number
  move: DealMove
}

/** Applies a transition for the caller's side. The statement that changes the deal checks that it is theirs. */
export const moveDeal = async ({ number, step, move }: Moved, call: UserCall): Promise<Deal> => {
  const { db, now } = call
  const deal = await requireDeal(number, call)
  const side = sideOf(deal, call)
  const answers = 'answers' in move ? move.answers : undefined
  if (answers && answers.length !== deal.terms.asksFor.length) throw new ApiError('DEAL_BRIEF_INCOMPLETE')
  const taken = await takeStep(
    db,
    { number, step, action: move.action, isMine: isOnSide(side, call) },
    {
      actor: side,
      at: now,
      ...('words' in move && { words: move.words }),
      ...('files' in move && { files: await requireFiles(move.files, call) }),
      ...(answers && { brief: answers }),
    },
  )
  if (typeof taken === 'string') throw new ApiError(codes[taken])
  return presentDeal(taken, call)
}
