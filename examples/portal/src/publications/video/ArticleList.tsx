import { articles } from '@chuhai/contract/publication'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import { QueryView } from '../../components/QueryView'
import { videoMessages } from './messages'

const shown = 3

/** The newest articles with a tag. */
export const ArticleList = ({ tag }: { tag: string }) => {
  const { client } = useApp()
  const words = useMessages(videoMessages)
  return (
    <QueryView
      query={client?.core.query(articles.list, { body: { rows: shown, tag } })}
      failed={words.articlesFailed}
      isSmall
      lines={shown * 2}
    >
      {({ list }) =>
        list.length > 0 ? (
          <ul>
            {list.map(({ id, title, summary }) => (
              <li key={id}>
                <a href={`${articles.detailPath}${id}`}>
                  <b>{title}</b>
                  <span>{summary}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p>{words.noArticles}</p>
        )
      }
    </QueryView>
  )
}
