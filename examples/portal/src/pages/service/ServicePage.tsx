import type { Page } from '@chuhai/contract/page'
import { lazy, Suspense } from 'react'
import { InlineConsultation } from '../../help/InlineConsultation'
import type { PageProps } from '../../routes/row'
import { Prices } from './Prices'
import { Questions } from './Questions'
import { Related } from './Related'
import { Steps } from './Steps'
import { Summit } from './Summit'
import './service.css'

/** Most pages have no text to be read, and do without the library that renders it. */
const Chapters = lazy(() => import('./Chapters'))

/** One template for every marketing and information page; a part without content is not there. */
export default function ServicePage({ data: page }: PageProps<Page>) {
  const { prices, steps, body, questions, consultable, related } = page
  return (
    <>
      <Summit page={page} />
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
