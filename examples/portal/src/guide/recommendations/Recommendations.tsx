import type { ClassCard, CourseCard } from '@chuhai/contract/guide'
import type { ArticleCard } from '@chuhai/contract/publication'
import type { QueryStore } from '@chuhai/core'
import { chinaDay } from '@chuhai/core/dates'
import { useMessages } from '../../app/messages'
import { useIsPainted } from '../../app/rendering'
import { CourseEntry, Entry } from './Entry'
import { recommendationMessages } from './messages'
import { Shelf } from './Shelf'

interface RecommendationsProps {
  title: string
  articles: QueryStore<ArticleCard[]> | undefined
  classes: QueryStore<ClassCard[]> | undefined
  courses: QueryStore<CourseCard[]> | undefined
}

/** Recommended articles, classes and courses, loaded after the page (specification 7.3). */
export default function Recommendations({ title, articles, classes, courses }: RecommendationsProps) {
  const words = useMessages(recommendationMessages)
  const isPainted = useIsPainted()
  const news = { text: words.moreArticles, path: '/news' }
  const school = { text: words.moreSchool, path: '/school' }
  if (!isPainted) return null
  return (
    <section className="recommendations">
      <h2>{title}</h2>
      <div className="recommendations__shelves">
        <Shelf title={words.articles} more={news} query={articles} none={words.noArticles}>
          {(article) => (
            <Entry
              path={`/news/detail?id=${article.id}`}
              title={article.title}
              facts={[article.category, article.publishedAt, words.minutes(article.minutes)]}
            />
          )}
        </Shelf>
        <Shelf title={words.classes} more={school} query={classes} none={words.noClasses}>
          {({ id, name, city, startsOn, weeks, price }) => (
            <Entry
              path={`/school/training/detail?id=${id}`}
              title={name}
              facts={[city, words.starts(chinaDay(startsOn)), words.weeks(weeks)]}
              price={price}
            />
          )}
        </Shelf>
        <Shelf title={words.courses} more={school} query={courses} none={words.noCourses}>
          {(course) => <CourseEntry course={course} />}
        </Shelf>
      </div>
    </section>
  )
}
