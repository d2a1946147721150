import { Button, Icon } from '@chuhai/ui'
import { iconExternal, iconGraduation } from '@chuhai/ui/icons'
import type { ConsultationMessages } from '../messages'

/** Stands where the contact fields were: training courses are booked on an external site. */
export const Course = ({ words, url }: { words: ConsultationMessages; url: string }) => (
  <div className="ch-consultation__course">
    <Icon path={iconGraduation} size={24} />
    <p className="ch-consultation__course-title">{words.course.title}</p>
    <p className="ch-consultation__course-text">{words.course.text}</p>
    <Button
      href={url}
      target="_blank"
      size="large"
      block
      aria-label={words.course.view + words.course.newTab}
      icon={iconExternal}
    >
      {words.course.view}
    </Button>
  </div>
)
