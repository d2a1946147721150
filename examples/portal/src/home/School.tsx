import type { Home } from '@chuhai/contract/home'
import type { LivingInfo } from '@chuhai/contract/live'
import { broadcastTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button } from '@chuhai/ui'
import { DepthChart, panelChart, reefChart, shelfChart, soundChart, straitChart } from '@chuhai/ui/charts'
import { Growth, type IllustrationProps, Parcel, Podium, Screen, Seal } from '@chuhai/ui/illustrations'
import type { ComponentType } from 'react'
import { Heading } from '../components/Heading'
import { Price } from '../components/Price'
import './school.css'

const pictures: Record<string, ComponentType<IllustrationProps>> = {
  growth: Growth,
  parcel: Parcel,
  screen: Screen,
  seal: Seal,
}

const liveTexts = { onAir: '正在直播', today: '今天', tonight: '今晚', tomorrow: '明天' }

/** Leads to its page, which is for signed-in visitors. */
const Live = ({ living, now }: { living: LivingInfo; now: number }) => {
  const inChina = useChinaClock()
  const time = broadcastTime(living, now, liveTexts)
  const isOnAir = time === liveTexts.onAir
  return (
    <article className="home-school__live">
      <div className="home-school__stage">
        <DepthChart chart={panelChart} tone="navy" />
        <p>{isOnAir ? time : `${inChina(time)} 直播`}</p>
        <Podium tone="navy" size={200} />
      </div>
      <div className="home-school__talk">
        <div>
          <h3>{living.videoName}</h3>
          <p>{living.videoIntro}</p>
        </div>
        <Button href={living.videoUrl}>{isOnAir ? '观看直播' : '预约直播'}</Button>
      </div>
    </article>
  )
}

const charts = [reefChart, soundChart, straitChart, shelfChart]

const Course = ({ course, index }: { course: Home['school']['courses'][number]; index: number }) => {
  const Picture = pictures[course.illustration] ?? Screen
  return (
    <li>
      <a href={course.path}>
        <span className="home-school__tile">
          <DepthChart
            chart={charts[index % charts.length] ?? reefChart}
            tone={index % 2 ? 'light' : 'sand'}
          />
          <Picture size={88} />
        </span>
        <span className="home-school__course">
          <b>{course.title}</b>
          <span>
            {course.teacher}　{course.lessons} 课时
          </span>
          <span className="home-school__price" data-free={course.price === 0 || undefined}>
            <Price amount={course.price} />
          </span>
          {course.learners > 0 && (
            <span className="home-school__learners">{course.learners.toLocaleString('en-US')} 人学过</span>
          )}
        </span>
      </a>
    </li>
  )
}

interface SchoolProps {
  content: Home['school']
  living: LivingInfo | null
  now: number
}

export const School = ({ content, living, now }: SchoolProps) => (
  <section className="portal-section portal-section--ink">
    <div className="portal-width">
      <Heading title={content.title} lead={content.lead} more={content.more} />
      <div className="home-school" data-live={living ? true : undefined}>
        {living && <Live living={living} now={now} />}
        <ul>
          {content.courses.map((course, index) => (
            <Course key={course.title} course={course} index={index} />
          ))}
        </ul>
      </div>
    </div>
  </section>
)
