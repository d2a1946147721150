import { calls } from '../app/calls'
import { type Row, row } from '../app/row'
import type { HomeData } from '../home/HomePage'

export const homeRows: Row[] = [
  row<HomeData>({
    path: '/',
    title: '首页',
    layout: 'home',
    page: () => import('../home/HomePage'),
    async load({ read }) {
      const [{ getHome }, { getLivingInfo }] = await Promise.all([calls.home(), calls.live()])
      const [home, living] = await Promise.all([read(getHome), read(getLivingInfo).catch(() => null)])
      return { home, living }
    },
  }),
]
