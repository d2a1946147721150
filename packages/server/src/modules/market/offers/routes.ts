import {
  addAbsence,
  createOffer,
  deleteOffer,
  endAbsence,
  getOwnOffer,
  getOwnProvider,
  listOwnAbsences,
  listOwnOffers,
  saveOffer,
  stepOffer,
} from '@chuhai/contract/market'
import { type Implementation, implement } from '../../../http/implement'
import * as absences from './absences'
import * as changes from './changes'
import { listOwn, presentWithDraft, requireOwn } from './own'
import { readProvider } from './provider'

/** The place of a provider: what it offers, and when it is away. */
export const offerRoutes: readonly Implementation[] = [
  implement(getOwnProvider, (_, call) => readProvider(call)),
  implement(listOwnOffers, (_, call) => listOwn(call)),
  implement(createOffer, ({ body }, call) => changes.createOffer(body, call)),
  implement(getOwnOffer, async ({ params }, call) => presentWithDraft(await requireOwn(params.id, call))),
  implement(saveOffer, ({ params, body }, call) => changes.saveOffer(params.id, body, call)),
  implement(stepOffer, ({ params, body }, call) => changes.stepOffer(params.id, body, call)),
  implement(deleteOffer, ({ params }, call) => changes.deleteOffer(params.id, call)),
  implement(listOwnAbsences, (_, call) => absences.listAbsences(call)),
  implement(addAbsence, ({ body }, call) => absences.addAbsence(body, call)),
  implement(endAbsence, ({ params }, call) => absences.endAbsence(params.id, call)),
]
