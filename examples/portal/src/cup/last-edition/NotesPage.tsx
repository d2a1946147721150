import type { Programme } from '@chuhai/contract/competition'
import { Seal } from '@chuhai/ui/illustrations'
import type { PageProps } from '../../app/page'
import { CupActions } from '../parts/CupActions'
import './notes.css'
import { Slide, SlideHead } from './Slide'

export const describe = ({ notes }: Programme) => `报名须知：${notes.map(({ title }) => title).join('、')}。`

/** 报名须知: white papers on the chart. */
export default function NotesPage({ data: { edition, notes } }: PageProps<Programme>) {
  return (
    <Slide name="cup-notes">
      <div className="cup-notes__top">
        <SlideHead slide="notes" edition={edition.name} />
        <CupActions />
      </div>
      <div className="cup-notes__paper">
        <Seal tone="navy" size={120} className="cup-notes__seal" />
        <ol>
          {notes.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Slide>
  )
}
