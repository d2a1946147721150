import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { recordId } from '../fields'
import { consignment, consignmentWithSteps } from './consignment'
import { consignmentFees } from './quote'

/** What the service costs today. */
export const getConsignmentFees = endpoint({
  name: 'getConsignmentFees',
  summary: '外贸综合服务今天的收费',
  method: 'GET',
  path: '/consignment/fees',
  access: 'anyone',
  answer: consignmentFees,
  errors: ['NOT_FOUND'],
})

/** The caller's consignments, and those of organisations whose applications the caller may read, the last changed first. */
export const listOwnConsignments = endpoint({
  name: 'listOwnConsignments',
  summary: '我的外贸综合服务委托，最近更新的在前',
  method: 'GET',
  path: '/consignment/mine',
  access: 'user',
  answer: v.array(consignment),
})

/** One of them with its sum, its order and its history, by the id of the accepted application. */
export const getOwnConsignment = endpoint({
  name: 'getOwnConsignment',
  summary: '一单委托的费用、订单与进度',
  method: 'GET',
  path: '/consignment/mine/{id}',
  access: 'user',
  params: v.object({ id: recordId() }),
  answer: consignmentWithSteps,
  errors: ['NOT_FOUND'],
})
