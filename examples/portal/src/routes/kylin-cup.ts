import type { Programme } from '@chuhai/contract/competition'
import { loadOnce } from '@chuhai/core'
import { type Row, row } from '../app/row'
import { loadOpen, loadPrevious, type OpenEditionData } from '../cup/editions'
import { openEditionPath, type SlideName, slides } from '../cup/slides'

const chrome = loadOnce(() => import('../cup/layout/CupChrome'))

type SlideRow = Pick<Row<Programme>, 'title' | 'page'> & { about(programme: Programme): string }

const titles = (items: readonly { title: string }[]): string => items.map(({ title }) => title).join('、')

const rowOfSlide: Record<SlideName, SlideRow> = {
  home: {
    title: '麒麟杯跨境电商创业大赛',
    page: () => import('../cup/last-edition/CoverPage'),
    about: ({ lead }) => lead,
  },
  introduction: {
    title: '麒麟杯大赛介绍',
    page: () => import('../cup/last-edition/IntroductionPage'),
    about: ({ introduction }) => introduction.lead,
  },
  review: {
    title: '麒麟杯往届回顾',
    page: () => import('../cup/last-edition/ReviewPage'),
    about: ({ review }) => review.lead,
  },
  prizes: {
    title: '麒麟杯奖金设置',
    page: () => import('../cup/last-edition/PrizesPage'),
    about: ({ prizes }) => prizes.lead,
  },
  judges: {
    title: '麒麟杯评委阵容',
    page: () => import('../cup/last-edition/JudgesPage'),
    about: ({ judges }) => judges.lead,
  },
  rules: {
    title: '麒麟杯比赛规则',
    page: () => import('../cup/last-edition/RulesPage'),
    about: ({ rules: { stages, criteria } }) =>
      `晋级：${titles(stages)}。评分：${criteria.map(({ name, share }) => `${name} ${share} 分`).join('、')}。`,
  },
  schedule: {
    title: '麒麟杯赛程安排',
    page: () => import('../cup/last-edition/SchedulePage'),
    about: ({ edition, schedule }) => `${edition.name}赛程：${schedule.map(({ name }) => name).join('、')}。`,
  },
  notes: {
    title: '麒麟杯报名须知',
    page: () => import('../cup/last-edition/NotesPage'),
    about: ({ notes }) => `报名须知：${titles(notes)}。`,
  },
}

/** 麒麟杯: the eight slides of the previous edition, and the landing page of the open one (specification 2.2, 2.15). */
export const kylinCupRows: Row[] = [
  ...slides.map(({ name, path }) => {
    const { title, page, about } = rowOfSlide[name]
    return row<Programme>({
      path,
      title,
      layout: 'kylinCup',
      chrome,
      page,
      load: loadPrevious,
      description: about,
    })
  }),
  row<OpenEditionData>({
    path: openEditionPath,
    title: ({ programme }) => `${programme.edition.name}麒麟杯报名`,
    layout: 'kylinCupLanding',
    chrome,
    page: () => import('../cup/open-edition/OpenEditionPage'),
    load: loadOpen,
    description: ({ programme }) => programme.lead,
  }),
]
