import type { Video } from '@chuhai/contract/publication'
import { Skeleton, usePart } from '@chuhai/ui'
import { useApp } from '../../app/app'
import { listPath } from '../../app/lists'
import { useMessages } from '../../app/messages'
import { MoreLink } from '../../components/Heading'
import type { PartProps } from '../PublicationDetail'
import { videoMessages } from './messages'
import './related-articles.css'

const loadList = () => import('./ArticleList')

/** Articles with the first tag of a video; their code is loaded after the page. */
export const ArticlesOf = ({ item }: PartProps<Video>) => {
  const { client } = useApp()
  const part = usePart(loadList, client !== null, client?.core.report)
  const words = useMessages(videoMessages)
  const tag = item.tags[0] ?? ''
  return (
    <section className="related-articles">
      <header>
        <h2>{words.articles}</h2>
        <MoreLink path={listPath('/news', {}, { tag })} text={words.allArticles} />
      </header>
      {part ? <part.ArticleList tag={tag} /> : <Skeleton lines={6} />}
    </section>
  )
}
