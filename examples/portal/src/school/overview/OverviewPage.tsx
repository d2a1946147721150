import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { classesPath, coursesPath } from '../../app/paths/school'
import { Chips } from '../../components/Chips'
import { Heading } from '../../components/Heading'
import ServicePage from '../../pages/service/ServicePage'
import { ClassItem } from '../lists/ClassItem'
import { CourseItem } from '../lists/CourseItem'
import { schoolListMessages } from '../lists/messages'
import { startOf } from '../training-class/times'
import type { OverviewData } from './load'
import { overviewMessages } from './messages'
import './overview.css'

/**
 * The school (specification 2.1): what comes on air, what can be watched, which classes begin, and then the page's own blocks.
 *
 *   header, facts
 *   直播课                          全部直播课 >
 *   录播课     (选品) (物流) …       全部课程 >
 *   培训班                          全部培训班 >
 *   questions, consultation
 */
export default function OverviewPage({ data, now }: PageProps<OverviewData>) {
  const words = useMessages(overviewMessages)
  const lists = useMessages(schoolListMessages)
  const { page, living, recorded, classes } = data
  const ahead = classes?.list.filter((item) => startOf(item) > now) ?? []
  return (
    <ServicePage data={page} now={now}>
      {living && living.list.length > 0 && (
        <section className="portal-section portal-width">
          <Heading
            title={lists.living}
            lead={words.livingLead}
            more={{ text: words.allLiving, path: `${coursesPath}?type=living` }}
          />
          <ol className="school-items">
            {living.list.map((course) => (
              <li key={course.id}>
                <CourseItem course={course} now={now} heading="h3" />
              </li>
            ))}
          </ol>
        </section>
      )}
      {recorded && recorded.list.length > 0 && (
        <section className="portal-section portal-section--sand">
          <div className="portal-width">
            <Heading
              title={lists.recorded}
              lead={words.recordedLead}
              more={{ text: words.allCourses, path: coursesPath }}
            />
            <div className="school-overview__topics">
              <Chips
                label={lists.topic}
                chips={recorded.tags.map(({ name, total }) => ({
                  name,
                  path: `${coursesPath}?${new URLSearchParams({ tag: name })}`,
                  count: total,
                }))}
              />
            </div>
            <ol className="school-items school-items--columns">
              {recorded.list.map((course) => (
                <li key={course.id}>
                  <CourseItem course={course} now={now} heading="h3" />
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
      {ahead.length > 0 && (
        <section className="portal-section portal-width">
          <Heading
            title={lists.classes.title}
            lead={words.classesLead}
            more={{ text: words.allClasses, path: classesPath }}
          />
          <ol className="school-items">
            {ahead.map((item) => (
              <li key={item.id}>
                <ClassItem item={item} now={now} heading="h3" />
              </li>
            ))}
          </ol>
        </section>
      )}
    </ServicePage>
  )
}
