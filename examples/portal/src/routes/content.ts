import type { Page } from '@chuhai/contract/page'
import { calls } from '../app/calls'
import { type Place, type Row, row } from './row'

interface ContentRow extends Partial<Row<Page>> {
  /** Which page of the database this is, when it is not simply the path's name. */
  key?: string | ((place: Place) => string)
}

const keyOfPath = (path: string) => path.slice(1).replaceAll('/', '-')

/** A page of the one template: its words come from the database. */
export const content = (path: string, title: string, { key, ...extra }: ContentRow = {}): Row =>
  row<Page>({
    path,
    title,
    layout: 'default',
    page: () => import('../pages/service/ServicePage'),
    async load({ read, params, query }) {
      const { getPage } = await calls.page()
      const name = typeof key === 'function' ? key({ params, query }) : (key ?? keyOfPath(path))
      return read(getPage, { params: { key: name } })
    },
    description: (page) => page.summary,
    ...extra,
  })
