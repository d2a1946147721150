import type { Page } from '@chuhai/contract/page'
import type { PublicationCard, PublicationDetail } from '@chuhai/contract/publication'
import { loadOnce } from '@chuhai/core'
import { hasPageNumber } from '../app/lists'
import { type Row, row } from '../app/row'
import type { ShownPage } from '../pages/service/blocks/block'
import type { DetailData, ListData, ListPlace, OverviewData } from './load'

/** What reads pages of publications comes with the first of them. */
const readers = loadOnce(() => import('./load'))
const listReader = loadOnce(() => import('./load-list'))

/** The names of a list's query, in the order that its addresses have. */
export const queryNames = ({ filters, orders = [] }: Pick<ListPlace, 'filters' | 'orders'>): string[] => [
  ...filters,
  ...(orders.length > 0 ? ['order'] : []),
  'tag',
  'word',
  'page',
]

type ListPage<Card extends PublicationCard, Texts> = Pick<Row<ListData<Card, Texts>>, 'page'>

const listRowOf = <Card extends PublicationCard, Texts extends Omit<Page, 'blocks'>>(
  place: ListPlace,
  rest: Required<Pick<Row<ListData<Card, Texts>>, 'page' | 'load'>>,
): Row =>
  row<ListData<Card, Texts>>({
    path: place.path,
    title: place.title,
    layout: 'default',
    query: queryNames(place),
    ...(!place.isForgiving && { check: hasPageNumber }),
    ...rest,
    description: (data) => data.page.summary,
    above: ({ above }) => above,
  })

/** The list of a type. */
export const listRow = <Card extends PublicationCard>(
  place: ListPlace,
  { page }: ListPage<Card, Page>,
): Row =>
  listRowOf<Card, Page>(place, {
    page,
    async load(context) {
      const [{ loadList }, { readTexts }] = await Promise.all([listReader(), readers()])
      return loadList<Card, Page>(place, readTexts)(context)
    },
  })

/** A list that shows the blocks of its page below. */
export const listRowWithBlocks = <Card extends PublicationCard>(
  place: ListPlace,
  { page }: ListPage<Card, ShownPage>,
): Row =>
  listRowOf<Card, ShownPage>(place, {
    page,
    async load(context) {
      const [{ loadList }, { readBlocks }] = await Promise.all([listReader(), readers()])
      return loadList<Card, ShownPage>(place, readBlocks)(context)
    },
  })

/** The page of each of a type, below its list. */
export const detailRow = <Detail extends PublicationDetail, Card extends PublicationCard>(
  place: ListPlace,
  rest: Pick<Row<DetailData<Detail, Card>>, 'path' | 'query' | 'check' | 'page'>,
): Row =>
  row<DetailData<Detail, Card>>({
    ...rest,
    title: ({ item }) => item.title,
    layout: 'default',
    load: async (context) => (await readers()).loadDetail<Detail, Card>(place)(context),
    description: ({ item }) => item.summary,
    above: ({ above }) => above,
    picture: ({ item }) => item.cover,
  })

/** A page of the one template that shows the first of a list below its header. */
export const overviewRow = <Card extends PublicationCard>(
  list: ListPlace,
  rest: Pick<Row<OverviewData<Card>>, 'path' | 'title' | 'page'>,
): Row =>
  row<OverviewData<Card>>({
    ...rest,
    layout: 'default',
    load: async (context) => (await readers()).loadOverview<Card>(list)(context),
    above: ({ page }) => (page.parent ? [page.parent] : []),
    description: ({ page }) => page.summary,
  })
