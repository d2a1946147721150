import type { Programme } from '@chuhai/contract/competition'
import type { PageProps } from '../../app/page'
import { Compass } from '../parts/Compass'
import { CupTitle } from '../parts/CupTitle'
import { Figures } from '../parts/Figures'
import { Slide } from './Slide'
import './cover.css'

/** 首页: the edition at a glance, and the compass of the four zones. */
export default function CoverPage({ data }: PageProps<Programme>) {
  return (
    <Slide name="cup-cover">
      <div>
        <CupTitle programme={data} />
        <Figures figures={data.figures} />
      </div>
      <Compass />
    </Slide>
  )
}
