import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { recordId } from '../fields'
import { storeOpening, storeOpeningWithSteps } from './opening'

/**
 * The stores that the caller opens, and those of organisations whose applications the caller may read, the last changed first.
 * What the caller has to do soonest stands at the top.
 */
export const listOwnStores = endpoint({
  name: 'listOwnStores',
  summary: '我的店铺与开店进度，要办的在前',
  method: 'GET',
  path: '/store/opening',
  access: 'user',
  answer: v.array(storeOpening),
})

/** One of them with its history, by the id of the accepted application. */
export const getOwnStore = endpoint({
  name: 'getOwnStore',
  summary: '一家店铺的开店进度',
  method: 'GET',
  path: '/store/opening/{id}',
  access: 'user',
  params: v.object({ id: recordId() }),
  answer: storeOpeningWithSteps,
  errors: ['NOT_FOUND'],
})
