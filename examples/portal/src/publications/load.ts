import type { EndpointShape } from '@chuhai/contract/endpoint'
import type { Page } from '@chuhai/contract/page'
import type { PublicationCard, PublicationDetail, PublicationType } from '@chuhai/contract/publication'
import { calls } from '../app/calls'
import type { Link, Place, Read } from '../app/page'
import { loadService } from '../pages/service'
import type { ShownPage } from '../pages/service/blocks/block'

type Contract = typeof import('@chuhai/contract/publication')

/** The types of publication, by their names in the contract. */
export type TypeName = {
  [Name in keyof Contract]: Contract[Name] extends PublicationType ? Name : never
}[keyof Contract]

export const rowsPerPage = 12

/** A list: its type, its address and title, and the page of the database that has its texts. */
export interface ListPlace extends Link {
  type: TypeName
  pageKey: string
  /** Names of the filters that it offers, of those that the contract declares. */
  filters: readonly string[]
  /** Names of the orders that it offers, likewise. */
  orders?: readonly string[]
  /** What its address says and it does not know is left aside, and the page says so; other lists have no such page. */
  isForgiving?: boolean
  /** Words of filters that the list is always narrowed down by. */
  only?: Readonly<Record<string, string>>
}

/** A condition of a list, with what would be found without it. */
export interface Hindrance {
  name: string
  word: string
  total: number
}

/** What pages of a type know of their list. */
interface Listed<Texts = Page> extends Link {
  /** The texts of the list. */
  page: Texts
  /** The pages above. */
  above: readonly Link[]
  /** Where the page of each is, followed by the id. */
  detailPath: string
}

export interface ListData<Card extends PublicationCard = PublicationCard, Texts = Page>
  extends Listed<Texts> {
  /** Every filter with its words. */
  filters: Record<string, readonly string[]>
  orders: readonly string[]
  /** Names of the address whose words the list does not know. */
  ignored: readonly string[]
  /** Where nothing is found: the conditions that something would be found without. */
  hindrances: readonly Hindrance[]
  found: { list: Card[]; total: number; page: number; rows: number }
}

export interface DetailData<
  Detail extends PublicationDetail = PublicationDetail,
  Card extends PublicationCard = PublicationCard,
> extends Listed {
  item: Detail
  related: Card[]
}

export interface OverviewData<Card extends PublicationCard = PublicationCard> extends Listed<ShownPage> {
  cards: Card[]
}

export type Context = Place & { read: Read }

/** Reads a call whose type only the row knows: the page says what it has. */
export const readAs = async <Answer>(read: Read, endpoint: EndpointShape, input: object): Promise<Answer> =>
  (await read(endpoint, input)) as Answer

export const typeOf = async ({ type }: ListPlace) => (await calls.publication())[type]

/** Reads the page of the database that has the texts of a list. */
export const readTexts = async (read: Read, { pageKey }: ListPlace): Promise<Page> =>
  read((await calls.page()).getPage, { params: { key: pageKey } })

/** The same with its blocks, for a list that shows them below. */
export const readBlocks = async (read: Read, { pageKey }: ListPlace): Promise<ShownPage> => {
  const { loadPage } = await loadService()
  return loadPage(read, pageKey)
}

export const listedOf = <Texts extends Omit<Page, 'blocks'>>(
  { path, title }: ListPlace,
  page: Texts,
  { detailPath }: PublicationType,
): Listed<Texts> => {
  const overview = page.path === path ? [] : [{ title: page.title, path: page.path }]
  return { path, title, page, above: [...(page.parent ? [page.parent] : []), ...overview], detailPath }
}

/** Reads a publication with the texts of its list. */
export const loadDetail =
  <Detail extends PublicationDetail, Card extends PublicationCard>(place: ListPlace) =>
  async ({ read, query, params }: Context): Promise<DetailData<Detail, Card>> => {
    const type = await typeOf(place)
    const id = params.id ?? query.id ?? ''
    const [page, { item, related }] = await Promise.all([
      readTexts(read, place),
      readAs<Pick<DetailData<Detail, Card>, 'item' | 'related'>>(read, type.get, { params: { id } }),
    ])
    const { above, ...list } = listedOf(place, page, type)
    const { title, path } = list
    return { ...list, above: [...above, { title, path }], item, related }
  }

const overviewRows = 6

/** Reads a page of the one template with the first of a list. */
export const loadOverview =
  <Card extends PublicationCard>(place: ListPlace) =>
  async ({ read }: Context): Promise<OverviewData<Card>> => {
    const type = await typeOf(place)
    const [page, { list: cards }] = await Promise.all([
      readBlocks(read, place),
      readAs<{ list: Card[] }>(read, type.list, { body: { rows: overviewRows, ...place.only } }),
    ])
    return { ...listedOf(place, page, type), cards }
  }
