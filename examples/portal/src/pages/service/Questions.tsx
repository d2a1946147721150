import { consultationPhone } from '@chuhai/contract/constants'
import type { Page } from '@chuhai/contract/page'
import { Icon } from '@chuhai/ui'
import { iconMinus, iconPlus } from '@chuhai/ui/icons'
import './questions.css'

/** What is often asked; native disclosures, the first one open. */
export const Questions = ({ questions }: { questions: Page['questions'] }) => (
  <section className="portal-section portal-width service-questions">
    <div>
      <h2>常被问到</h2>
      <p>
        没找到答案，拨 <a href={`tel:${consultationPhone}`}>{consultationPhone}</a>
      </p>
    </div>
    <div className="service-questions__list">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <Icon path={iconPlus} size={20} className="service-questions__plus" />
            <Icon path={iconMinus} size={20} className="service-questions__minus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
)
