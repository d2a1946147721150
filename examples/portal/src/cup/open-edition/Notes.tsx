import type { Programme } from '@chuhai/contract/competition'
import { consultationPhone } from '@chuhai/contract/constants'
import { Icon } from '@chuhai/ui'
import { iconMinus, iconPlus } from '@chuhai/ui/icons'
import { useWords } from '../../content/words'
import '../../content/questions.css'
import { kycupWords } from './words'

/** What a team has to know; native disclosures, the first one open. */
export const Notes = ({ notes }: { notes: Programme['notes'] }) => {
  const words = useWords(kycupWords)
  return (
    <section className="portal-section portal-width service-questions" id="notes">
      <div>
        <h2>{words.notesTitle}</h2>
        <p>
          {words.notesLead} <a href={`tel:${consultationPhone}`}>{consultationPhone}</a>
        </p>
      </div>
      <div className="service-questions__list">
        {notes.map(({ title, text }, index) => (
          <details key={title} open={index === 0}>
            <summary>
              {title}
              <Icon path={iconPlus} size={20} className="service-questions__plus" />
              <Icon path={iconMinus} size={20} className="service-questions__minus" />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
