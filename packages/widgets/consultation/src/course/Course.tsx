import type { Locale } from '@chuhai/contract/locale'
import { Button, Icon, useStyles } from '@chuhai/ui'
import { iconExternal, iconGraduation } from '@chuhai/ui/icons'
import css from './course.css?inline'
import { courseMessages } from './messages'

/** Replaces the contact fields: training courses are booked on an external site. */
export const Course = ({ locale, url }: { locale: Locale; url: string }) => {
  useStyles(css)
  const words = courseMessages[locale]
  return (
    <div className="ch-consultation__course">
      <Icon path={iconGraduation} size={24} />
      <p className="ch-consultation__course-title">{words.title}</p>
      <p className="ch-consultation__course-text">{words.text}</p>
      <Button
        href={url}
        target="_blank"
        size="large"
        block
        aria-label={words.view + words.newTab}
        icon={iconExternal}
      >
        {words.view}
      </Button>
    </div>
  )
}
