import {
  type Offer,
  offerCategories,
  type ServiceItems,
  type ServiceOrder,
  serviceOrders,
} from '@chuhai/contract/search'
import { calls } from '../app/calls'
import { missing, questionOf } from '../app/lists'
import type { Place, Read } from '../app/page'

export const servicesPerPage = 12

export interface ServicesData {
  question: string
  category: Offer['category'] | undefined
  order: ServiceOrder | undefined
  /** Null where they could not be loaded. */
  found: ServiceItems | null
}

const oneOf = <W extends string>(words: readonly W[], word: string | undefined): W | undefined =>
  words.find((each) => each === word)

export const findServices = async (read: Read, query: Place['query']): Promise<ServiceItems> => {
  const { listServiceItems } = await calls.search()
  const { question } = questionOf(query)
  const wanted = { q: question, category: query.category, order: query.order, page: query.page }
  const found = await read(listServiceItems, {
    query: {
      rows: String(servicesPerPage),
      ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)),
    },
  })
  if (query.page && query.page !== '1' && found.list.length === 0) throw missing
  return found
}

export const loadServices = async ({ read, query }: Place & { read: Read }): Promise<ServicesData> => ({
  question: questionOf(query).question,
  category: oneOf(offerCategories, query.category),
  order: oneOf(serviceOrders, query.order),
  found: await findServices(read, query).catch((error) => {
    if (error === missing) throw error
    console.error('[chuhai] the services could not be loaded:', error)
    return null
  }),
})
