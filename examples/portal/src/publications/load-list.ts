import { publicationTagMax, publicationWordMax } from '@chuhai/contract/constants'
import type { Page } from '@chuhai/contract/page'
import type { PublicationCard } from '@chuhai/contract/publication'
import { hasPageNumber, missing } from '../app/lists'
import type { Place, Read } from '../app/page'
import {
  type Context,
  type Hindrance,
  type ListData,
  type ListPlace,
  listedOf,
  readAs,
  rowsPerPage,
  typeOf,
} from './load'

type Found<Card extends PublicationCard> = ListData<Card>['found']

/** What an address asks of a list, and the names whose words the list does not know. */
const askedOf = (place: ListPlace, filters: ListData['filters'], query: Place['query']) => {
  const known = { ...filters, ...(place.orders && { order: place.orders }) }
  const said = Object.entries(known).flatMap(([name, list]) => {
    const word = query[name]
    return word ? [{ name, word, isKnown: list.includes(word) }] : []
  })
  const hasPage = hasPageNumber({ query, params: {} })
  const texts = Object.entries({ tag: publicationTagMax, word: publicationWordMax }).flatMap(
    ([name, max]) => {
      const word = query[name]
      return word ? [{ name, word, isKnown: word.length <= max }] : []
    },
  )
  const all = [...said, ...texts]
  const unknown = all.filter(({ isKnown }) => !isKnown).map(({ name }) => name)
  return {
    wanted: Object.fromEntries(all.flatMap(({ name, word, isKnown }) => (isKnown ? [[name, word]] : []))),
    page: hasPage ? Number(query.page ?? 1) : 1,
    ignored: hasPage ? unknown : [...unknown, 'page'],
  }
}

/** The conditions, each of which alone keeps everything else from being found. */
const findHindrances = async (
  conditions: Record<string, string | undefined>,
  count: (rest: Record<string, string | undefined>) => Promise<number>,
): Promise<Hindrance[]> => {
  const entries = Object.entries(conditions).flatMap(([name, word]) => (word ? [{ name, word }] : []))
  const counted = entries.map(async (entry) => ({
    ...entry,
    total: await count({ ...conditions, [entry.name]: undefined }),
  }))
  return (await Promise.all(counted)).filter(({ total }) => total > 0)
}

/** Reads a page of a list as its address says; rejects with 404 where it says what there is not, and the list is not forgiving. */
export const loadList =
  <Card extends PublicationCard, Texts extends Omit<Page, 'blocks'>>(
    place: ListPlace,
    readPage: (read: Read, place: ListPlace) => Promise<Texts>,
  ) =>
  async ({ read, query }: Context): Promise<ListData<Card, Texts>> => {
    const type = await typeOf(place)
    const filters = Object.fromEntries(place.filters.map((name) => [name, type.words[name] ?? []]))
    const { wanted, page: number, ignored } = askedOf(place, filters, query)
    if (ignored.length > 0 && !place.isForgiving) throw missing
    const { order, ...conditions } = wanted
    const find = (body: object) =>
      readAs<Found<Card>>(read, type.list, { body: { rows: rowsPerPage, ...place.only, ...body } })
    const findPage = async () => {
      const found = await find({ ...conditions, order, page: number })
      if (number === 1 || found.list.length > 0) return found
      if (!place.isForgiving) throw missing
      const last = Math.max(Math.ceil(found.total / rowsPerPage), 1)
      return find({ ...conditions, order, page: last })
    }
    const [page, found] = await Promise.all([readPage(read, place), findPage()])
    const count = async (rest: object) => (await find({ ...rest, rows: 1 })).total
    const hindrances = found.total > 0 ? [] : await findHindrances(conditions, count)
    const { orders = [] } = place
    return { ...listedOf(place, page, type), filters, orders, ignored, hindrances, found }
  }
