import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { rowId } from '../fields'
import { storeHelp } from './service'

/** Platform and site, as `storeSubject` writes them. */
const subject = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}-[a-z]{2,12}$/))

const path = '/store/help'

/** The packages of help for a platform, and which one the caller has chosen for their application on one of its sites. */
export const getStoreHelp = endpoint({
  name: 'getStoreHelp',
  summary: '一次入驻可选的开店服务，以及已选的一项',
  method: 'GET',
  path,
  access: 'user',
  query: v.object({ subject }),
  answer: storeHelp,
  errors: ['NOT_FOUND'],
})

/** Chooses a package. Refused while another one is ordered; the same one again changes nothing. */
export const chooseStoreService = endpoint({
  name: 'chooseStoreService',
  summary: '选择开店服务',
  method: 'PUT',
  path,
  access: 'user',
  body: v.object({ subject, serviceId: rowId() }),
  answer: storeHelp,
  errors: ['NOT_FOUND', 'STORE_SERVICE_ORDERED'],
})
