import type { PageProps } from '../app/page'
import { BroadcastList } from './BroadcastList'
import { BroadcastView } from './BroadcastView'
import type { LiveData } from './load'

/** A broadcast, or where the address names none all of them. */
export default function LivePage({ data, now }: PageProps<LiveData>) {
  if (!data.broadcast) return <BroadcastList coming={data.coming} ended={data.ended} now={now} />
  const { broadcast } = data
  return <BroadcastView key={broadcast.id} broadcast={broadcast} answered={data.now} />
}
