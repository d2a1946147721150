import type { Home } from '@chuhai/contract/home'
import type { LivingInfo } from '@chuhai/contract/live'
import { broadcastTime } from '@chuhai/core/dates'
import { Button } from '@chuhai/ui'
import { DepthChart, panelChart, reefChart, shelfChart, soundChart, straitChart } from '@chuhai/ui/charts'
import { Growth, type IllustrationProps, Parcel, Podium, Screen, Seal } from '@chuhai/ui/illustrations'
import type { ComponentType } from 'react'
import { loginPath } from '../../account/sign-on-paths'
import { useApp } from '../../app/app'
import { Heading } from '../../content/Heading'
import './school.css'

const pictures: Record<string, ComponentType<IllustrationProps>> = {
  growth: Growth,
  parcel: Parcel,
  screen: Screen,
  seal: Seal,
}

/** The drawing of a course, by the name its content gives. */
const CoursePicture = ({ name }: { name: string }) => {
  const Picture = pictures[name] ?? Screen
  return <Picture size={88} />
}

const liveTexts = { onAir: '正在直播', today: '今天', tonight: '今晚', tomorrow: '明天' }

/** Watching needs sign-in; core asks for it. */
const Live = ({ living, now }: { living: LivingInfo; now: number }) => {
  const { client } = useApp()
  const time = broadcastTime(living.videoTime, now, liveTexts)
  return (
    <article className="home-school__live">
      <div className="home-school__stage">
        <DepthChart chart={panelChart} tone="navy" />
        <p>{time === liveTexts.onAir ? time : `${time} 直播`}</p>
        <Podium tone="navy" size={200} />
      </div>
      <div className="home-school__talk">
        <div>
          <h3>{living.videoName}</h3>
          <p>{living.videoIntro}</p>
        </div>
        <Button
          href={loginPath('/')}
          onClick={(event) => {
            if (!client) return
            event.preventDefault()
            client.core.signOn.request({ reason: 'live' })
          }}
        >
          预约直播
        </Button>
      </div>
    </article>
  )
}

const charts = [reefChart, soundChart, straitChart, shelfChart]

const Course = ({ course, index }: { course: Home['school']['courses'][number]; index: number }) => (
  <li>
    <a href={course.path}>
      <span className="home-school__tile">
        <DepthChart chart={charts[index % charts.length] ?? reefChart} tone={index % 2 ? 'light' : 'sand'} />
        <CoursePicture name={course.illustration} />
      </span>
      <span className="home-school__course">
        <b>{course.title}</b>
        <span>
          {course.teacher}　{course.lessons} 课时
        </span>
        <span className="home-school__price" data-free={course.price === 0 || undefined}>
          {course.price === 0 ? '免费' : `¥${course.price.toLocaleString('en-US')}`}
        </span>
        <span className="home-school__learners">{course.learners.toLocaleString('en-US')} 人学过</span>
      </span>
    </a>
  </li>
)

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
