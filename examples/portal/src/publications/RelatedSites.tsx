import { listGuideSites } from '@chuhai/contract/guide'
import { useApp } from '../app/app'
import { useMessages } from '../app/messages'
import { QueryView } from '../components/QueryView'
import { SiteRows } from '../components/SiteRows'
import { publicationMessages } from './messages'

const shown = 4

/** The first sites of the guide with a tag. */
export const RelatedSites = ({ tag }: { tag: string }) => {
  const { client } = useApp()
  const words = useMessages(publicationMessages).sites
  return (
    <QueryView
      query={client?.core.query(listGuideSites, { body: { page: 1, rows: shown, tag } })}
      failed={words.failed}
      isSmall
      lines={shown * 2}
    >
      {({ list }) =>
        list.length > 0 ? <SiteRows sites={list} /> : <p className="related-sites__none">{words.empty}</p>
      }
    </QueryView>
  )
}
