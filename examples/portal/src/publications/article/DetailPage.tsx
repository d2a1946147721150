import type { Article, ArticleCard } from '@chuhai/contract/publication'
import { useEffect } from 'react'
import type { PageProps } from '../../app/page'
import { markAsRead } from '../../app/read-articles'
import type { DetailData } from '../load'
import { type DetailView, PublicationDetail } from '../PublicationDetail'
import { ArticleFacts } from './facts'

const view: DetailView<ArticleCard, Article> = {
  kind: 'news',
  meta: ({ category, publishedAt }) => `${category}　${publishedAt}`,
  Facts: ArticleFacts,
}

export default function ArticlePage(props: PageProps<DetailData<Article, ArticleCard>>) {
  const { id } = props.data.item
  useEffect(() => markAsRead(id), [id])
  return <PublicationDetail view={view} {...props} />
}
