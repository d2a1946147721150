import type { Programme } from '@chuhai/contract/competition'
import { loadOnce } from '@chuhai/core'
import { type Row, row } from '../app/row'
import { loadOpen, loadPrevious, type OpenEditionData } from '../cup/editions'
import { openEditionPath, type SlideName, slides } from '../cup/slides'

const chrome = loadOnce(() => import('../cup/layout/CupChrome'))

type SlideRow = Pick<Row<Programme>, 'title' | 'page' | 'description'>

const rowOfSlide: Record<SlideName, SlideRow> = {
  home: {
    title: '麒麟杯跨境电商创业大赛',
    page: () => import('../cup/last-edition/CoverPage'),
    description: ({ lead }) => lead,
  },
  introduction: {
    title: '麒麟杯大赛介绍',
    page: () => import('../cup/last-edition/IntroductionPage'),
    description: ({ introduction }) => introduction.lead,
  },
  review: {
    title: '麒麟杯往届回顾',
    page: () => import('../cup/last-edition/ReviewPage'),
    description: ({ review }) => review.lead,
  },
  prizes: {
    title: '麒麟杯奖金设置',
    page: () => import('../cup/last-edition/PrizesPage'),
    description: ({ prizes }) => prizes.lead,
  },
  judges: {
    title: '麒麟杯评委阵容',
    page: () => import('../cup/last-edition/JudgesPage'),
    description: ({ judges }) => judges.lead,
  },
  rules: {
    title: '麒麟杯比赛规则',
    page: () => import('../cup/last-edition/RulesPage'),
  },
  schedule: {
    title: '麒麟杯赛程安排',
    page: () => import('../cup/last-edition/SchedulePage'),
  },
  notes: {
    title: '麒麟杯报名须知',
    page: () => import('../cup/last-edition/NotesPage'),
  },
}

/** 麒麟杯: the eight slides of the previous edition, and the landing page of the open one (specification 2.2, 2.15). */
export const kylinCupRows: Row[] = [
  ...slides.map(({ name, path }) =>
    row<Programme>({ ...rowOfSlide[name], path, layout: 'kylinCup', chrome, load: loadPrevious }),
  ),
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
