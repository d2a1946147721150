import { listLiveBroadcasts } from '@chuhai/contract/live'
import { useApp } from '../app/app'
import { useMessages } from '../app/messages'
import { MoreLink } from '../components/Heading'
import { QueryView } from '../components/QueryView'
import { BroadcastCards } from './BroadcastCards'
import { liveMessages } from './messages'

/** The next broadcasts, without the one on the page. */
export const NextBroadcasts = ({ except, time }: { except: number | null; time: number }) => {
  const { client } = useApp()
  const words = useMessages(liveMessages)
  return (
    <section className="broadcast__next">
      <header>
        <h2>{words.next}</h2>
        <MoreLink path="/activity/live" text={words.all} />
      </header>
      <QueryView
        query={client?.core.query(listLiveBroadcasts)}
        refresh
        failed={words.failed}
        isSmall
        lines={6}
      >
        {(list) => {
          const others = list.filter(({ id }) => id !== except)
          return others.length > 0 ? (
            <BroadcastCards broadcasts={others} time={time} />
          ) : (
            <p className="broadcast__none">{words.noNext}</p>
          )
        }}
      </QueryView>
    </section>
  )
}
