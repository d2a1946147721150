import { Skeleton, StyleRoot } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { logisticsPath } from '../app/paths/logistics'
import { ConsultButton } from '../components/ConsultButton'
import { ListHead } from '../components/ListHead'
import { logisticsMessages } from './messages'
import { useShipping } from './use-shipping'
import './track-page.css'

export const describe = () => '一次查多个单号：包裹到了哪里，每一步的当地时间，不用登录。'

/** Where parcels are; the address may name their numbers, between commas. */
export default function TrackPage({ query: { numbers } }: PageProps) {
  const words = useMessages(logisticsMessages).track
  const shipping = useShipping()
  const asked = numbers?.split(/[,，\s]+/).filter(Boolean)
  return (
    <>
      <ListHead above={[{ title: '跨境物流', path: logisticsPath }]} title={words.title} lead={words.lead} />
      <div className="track-page portal-width">
        <h2 className="ch-hidden">{words.parcels}</h2>
        <div className="track-page__parcels">
          {shipping ? (
            <StyleRoot value={undefined}>
              <shipping.part.Tracking core={shipping.core} numbers={asked} hideHeading />
            </StyleRoot>
          ) : (
            <Skeleton lines={6} />
          )}
        </div>
        <ul className="track-page__notes">
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p className="track-page__help">
          {words.help}
          <ConsultButton variant="text">{words.ask}</ConsultButton>
        </p>
      </div>
    </>
  )
}
