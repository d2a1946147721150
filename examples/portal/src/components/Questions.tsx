import { Icon } from '@chuhai/ui'
import { iconMinus, iconPlus } from '@chuhai/ui/icons'
import { useContact } from '../app/use-menus'
import './questions.css'

interface QuestionsProps {
  title: string
  /** What the phone number follows; left out where the number is not known. */
  lead: string
  questions: readonly { question: string; answer: string }[]
  id?: string
}

/** Questions and answers as native disclosures, the first one open. */
export const Questions = ({ title, lead, questions, id }: QuestionsProps) => {
  const contact = useContact()
  return (
    <section className="portal-section portal-width questions" id={id}>
      <div>
        <h2>{title}</h2>
        {contact && (
          <p>
            {lead} <a href={`tel:${contact.phone}`}>{contact.phone}</a>
          </p>
        )}
      </div>
      <div className="questions__list">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Icon path={iconPlus} size={20} className="questions__plus" />
              <Icon path={iconMinus} size={20} className="questions__minus" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
