import { type Deal, dealActionNames } from '@chuhai/contract/market'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { Files } from './Files'
import { dealMessages } from './messages'

/** What has happened to a deal, with what was said and handed over. */
export const History = ({ history }: Pick<Deal, 'history'>) => {
  const locale = useLocale()
  const words = useMessages(dealMessages)
  const inChina = useChinaClock(locale)
  return (
    <section className="deal-part">
      <h3>{words.history}</h3>
      <ol className="deal-history">
        {history.map(({ step, action, at, by, words: said, files }, index) => (
          <li key={step} data-current={index === history.length - 1 || undefined}>
            <b>{dealActionNames[action][locale]}</b>
            <time dateTime={at}>{inChina(chinaMoment(at))}</time>
            {said !== '' && (
              <p>
                <span>{words.by[by]}：</span>
                {said}
              </p>
            )}
            <Files files={files} />
          </li>
        ))}
      </ol>
    </section>
  )
}
