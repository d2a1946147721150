import { consultationPhone } from '@chuhai/contract/constants'
import type { Page, Route } from '@chuhai/contract/page'
import { Icon } from '@chuhai/ui'
import { iconChevronRight, iconMinus, iconPlus } from '@chuhai/ui/icons'
import { lazy, Suspense } from 'react'
import { RouteSteps } from '../../content/RouteSteps'
import { InlineConsultation } from '../../help/InlineConsultation'
import type { PageProps } from '../../routes/row'
import { Prices } from './Prices'
import { ServiceHeader } from './ServiceHeader'
import '../../content/questions.css'
import './service.css'

/** What is often asked; native disclosures, the first one open. */
const Questions = ({ questions }: { questions: Page['questions'] }) => (
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

/** The days after the first call, as one route on sand. */
const Steps = ({ route: { title, steps } }: { route: Route }) => (
  <section className="portal-section portal-section--sand service-steps">
    <div className="portal-width">
      <h2>{title}</h2>
      <RouteSteps steps={steps.map(({ when, ...step }) => ({ ...step, note: when }))} />
    </div>
  </section>
)

/** Pages that visitors of this one read next. */
const Related = ({ links }: { links: Page['related'] }) =>
  links.length > 0 && (
    <nav className="service-related" aria-label="相关页面">
      <h3>相关页面</h3>
      {links.map((link) => (
        <a key={link.path} href={link.path}>
          {link.title}
          <Icon path={iconChevronRight} size={16} />
        </a>
      ))}
    </nav>
  )

/** Most pages have no text to be read, and do without the library that renders it. */
const Chapters = lazy(() => import('./Chapters'))

/** One template for every marketing and information page; a part without content is not there. */
export default function ServicePage({ data: page }: PageProps<Page>) {
  const { prices, steps, body, questions, consultable, related } = page
  return (
    <>
      <ServiceHeader page={page} />
      {prices && <Prices table={prices} />}
      {steps && <Steps route={steps} />}
      {body && (
        <Suspense>
          <Chapters body={body} updated={page.updated} />
        </Suspense>
      )}
      {questions.length > 0 && <Questions questions={questions} />}
      {consultable && (
        <section className="portal-section portal-section--ink" id="consultation">
          <div className="portal-width service-consult">
            <div>
              <h2>{consultable.title}</h2>
              <p>{consultable.text}</p>
              <Related links={related} />
            </div>
            <div className="service-consult__form">
              <InlineConsultation sections={consultable.sections} draft={page.key} />
            </div>
          </div>
        </section>
      )}
    </>
  )
}
