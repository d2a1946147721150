import type { Programme } from '@chuhai/contract/competition'
import { Lighthouse } from '@chuhai/ui/illustrations'
import type { PageProps } from '../../app/page'
import './judges.css'
import { Slide, SlideHead } from './Slide'

/** 评委阵容: each portrait is the first character of the name. */
export default function JudgesPage({ data: { edition, judges } }: PageProps<Programme>) {
  return (
    <Slide name="cup-judges">
      <div>
        <SlideHead slide="judges" edition={edition.name} lead={judges.lead} />
        <Lighthouse tone="navy" size={280} className="cup-judges__light" />
      </div>
      <ul>
        {judges.people.map(({ name, title, field }) => (
          <li key={name}>
            <span className="cup-judges__face" aria-hidden="true">
              {[...name][0]}
            </span>
            <div>
              <h2>{name}</h2>
              <p>{title}</p>
              <p className="cup-judges__field">{field}</p>
            </div>
          </li>
        ))}
      </ul>
    </Slide>
  )
}
