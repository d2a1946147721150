import { Icon } from '@chuhai/ui'
import { iconArrowLeft } from '@chuhai/ui/icons'
import type { About } from '../../app/about'
import { useMessages } from '../../app/messages'
import { InlineConsultation } from '../../components/InlineConsultation'
import './ask-school.css'
import { schoolMessages } from '../messages'

/** All of 招聘与培训, because its 培训课程 would redirect to the school. */
const sections = ['招聘与培训']

interface AskSchoolProps {
  title: string
  text: string
  about: About
  /** Name of the draft, one per offer. */
  draft: string
}

/** The form at the end of a course or class, for a question before one pays: an adviser calls. */
export const AskSchool = ({ title, text, about, draft }: AskSchoolProps) => {
  const words = useMessages(schoolMessages)
  return (
    <section className="portal-section ask-school" id="consultation">
      <div className="portal-width ask-school__row">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <a className="ask-school__back" href="/school">
            <Icon path={iconArrowLeft} size={18} />
            {words.back}
          </a>
        </div>
        <div className="ask-school__form">
          <InlineConsultation sections={sections} about={about} draft={draft} />
        </div>
      </div>
    </section>
  )
}
