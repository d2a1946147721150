import { priceText } from '@chuhai/contract/money'
import { navigate } from 'wouter/use-browser-location'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { classPath } from '../../app/paths/school'
import { ApplicationFrame } from '../../components/ApplicationFrame'
import { lazyPart } from '../../components/lazy-part'
import type { ShownPage } from '../../pages/service/blocks/block'
import ServicePage from '../../pages/service/ServicePage'
import { classPeriod, firstWeekday } from '../class-period'
import type { ApplyData } from './load'
import { applyMessages } from './messages'

const ClassForm = lazyPart(() => import('./ClassForm'))

/** The application for a class (specification 2.5): what it is, the form, and what has to be known. */
export default function ApplyPage({ data: { trainingClass, page }, now }: PageProps<ApplyData>) {
  const { client } = useApp()
  const words = useMessages(applyMessages)
  const { id, name, summary, city, weeks, price, teacher } = trainingClass
  const shown: ShownPage = {
    ...page,
    title: words.apply,
    headline: [words.apply, name],
    lead: `${summary}。${page.lead}`,
    parent: { title: name, path: classPath(id) },
    blocks: [
      {
        type: 'facts',
        list: [
          {
            term: words.starts,
            text: words.startsText(classPeriod(trainingClass, now), firstWeekday(trainingClass)),
          },
          { term: words.place, text: words.placeText(city, weeks) },
          { term: words.teacher, text: teacher.name },
          { term: words.price, text: price === 0 ? words.free : priceText(price) },
        ],
      },
      ...page.blocks,
    ],
  }
  return (
    <ServicePage data={shown} now={now}>
      {client && (
        <ApplicationFrame>
          <ClassForm
            core={client.core}
            classId={id}
            onChanged={({ state }) => {
              if (state === 'submitted') navigate(`/school/training/applySuccess?id=${id}`)
            }}
          />
        </ApplicationFrame>
      )}
    </ServicePage>
  )
}
