import * as contract from '@chuhai/contract/market'
import { type Implementation, implement, type UploadPolicy } from '../../../http/implement'
import type { Uploads } from '../../../uploads/uploads'
import { requireQuota } from '../../file/service'
import { storeDealFile } from './files'
import { moveDeal } from './moves'
import { listDeals, readDeal } from './records'
import { chooseDeal, requireTerms } from './terms'
import { markRead, readThread } from './thread'
import { writeMessage } from './write-message'

const uploadPolicy: UploadPolicy = {
  permit: requireQuota,
  limitMs: 110_000,
  refusals: {
    missing: 'DEAL_FILE_MISSING',
    tooLarge: 'DEAL_FILE_TOO_LARGE',
    forbidden: 'DEAL_FILE_TYPE',
    broken: 'REQUEST_INVALID',
  },
}

/** What is bought at the market, for both sides of a deal. */
export const dealRoutes = (uploads: Uploads): readonly Implementation[] => [
  implement(contract.quoteDeal, async ({ body }, { db }) => (await requireTerms(db, body)).terms),
  implement(contract.chooseDeal, ({ body }, call) => chooseDeal(body, call)),
  implement(contract.listDeals, ({ body }, call) => listDeals(body, call)),
  implement(contract.getDeal, ({ params }, call) => readDeal(params.number, call)),
  implement(contract.moveDeal, ({ params, body }, call) => moveDeal({ ...params, ...body }, call)),
  implement(contract.getDealThread, ({ params }, call) => readThread(params.number, call)),
  implement(contract.writeDealMessage, ({ params, body }, call) => writeMessage(params.number, body, call)),
  implement(contract.readDealThread, ({ params, body }, call) => markRead(params.number, body.until, call)),
  implement(contract.uploadDealFile, ({ file }, call) => storeDealFile(uploads, file, call), {
    uploadPolicy,
  }),
]
