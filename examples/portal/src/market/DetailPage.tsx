import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { Crumbs } from '../components/Crumbs'
import { Questions } from '../components/Questions'
import { Terms } from '../publications/Terms'
import { EnquirySection } from './EnquirySection'
import type { ServiceData } from './load'
import { marketMessages } from './messages'
import { Packages } from './Packages'
import { AsksFor, Examples, Options, ProviderPart } from './parts'
import { Ratings } from './Ratings'
import { Related } from './Related'
import { Reviews } from './Reviews'
import { Stars } from './Stars'
import './detail.css'

/**
 * The page of a service.
 *
 *   首页 > 服务市场 > title
 *   title                               provider
 *   summary, facts                      [先问一问]
 *   packages side by side
 *   options, what is needed, examples, reviews
 *   questions
 *   enquiry before buying
 */
export default function ServiceDetailPage({
  data: { above, item, related, reviews },
}: PageProps<ServiceData>) {
  const words = useMessages(marketMessages)
  const { terms } = words
  return (
    <>
      <div className="market-page portal-width">
        <Crumbs above={above} here={item.title} />
        <header className="market-page__head">
          <div>
            <h1>{item.title}</h1>
            <p className="market-page__lead">{item.summary}</p>
            <Stars rating={item.rating} />
            <Terms
              terms={[
                [terms.category, item.category],
                [terms.platforms, item.platforms.join('、') || terms.all],
                [terms.places, item.places.join('、')],
                [terms.answers, words.workingHours(item.answersWithinHours)],
              ]}
            />
          </div>
          <ProviderPart provider={item.provider} />
        </header>
        <Packages service={item} />
        <Options options={item.options} />
        <AsksFor lines={item.asksFor} />
        <Examples examples={item.examples} />
        <Ratings rating={item.rating}>
          <Reviews id={item.id} reviews={reviews} />
        </Ratings>
        <Related cards={related} />
      </div>
      {item.questions.length > 0 && (
        <Questions
          id="questions"
          title={words.questions.title}
          lead={words.questions.lead}
          questions={item.questions}
        />
      )}
      <EnquirySection service={item} />
    </>
  )
}
