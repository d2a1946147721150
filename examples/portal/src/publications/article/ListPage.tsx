import type { ArticleCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { ListData } from '../load'
import { PublicationList } from '../PublicationList'
import { articleCards } from './cards'

export default function ArticleListPage(props: PageProps<ListData<ArticleCard>>) {
  return <PublicationList view={articleCards} {...props} />
}
