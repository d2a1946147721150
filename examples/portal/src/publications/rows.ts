import type { Page } from '@chuhai/contract/page'
import type { PublicationCard, PublicationDetail } from '@chuhai/contract/publication'
import { loadOnce } from '@chuhai/core'
import { hasPageNumber } from '../app/lists'
import { type Row, row } from '../app/row'
import {
  type DetailData,
  type ListData,
  type ListPlace,
  loadDetail,
  loadOverview,
  type OverviewData,
  queryNames,
} from './load'

const loadListCode = loadOnce(() => import('./load-list'))

/** The list of a type. */
export const listRow = <Card extends PublicationCard, Texts extends Omit<Page, 'blocks'> = Page>(
  place: ListPlace,
  { page }: Pick<Row<ListData<Card, Texts>>, 'page'>,
): Row =>
  row<ListData<Card, Texts>>({
    path: place.path,
    title: place.title,
    layout: 'default',
    query: queryNames(place),
    ...(!place.isForgiving && { check: hasPageNumber }),
    page,
    load: async (context) => (await loadListCode()).loadList<Card, Texts>(place)(context),
    description: (data) => data.page.summary,
    above: ({ above }) => above,
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
    load: loadDetail<Detail, Card>(place),
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
    load: loadOverview<Card>(list),
    above: ({ page }) => (page.parent ? [page.parent] : []),
    description: ({ page }) => page.summary,
  })
