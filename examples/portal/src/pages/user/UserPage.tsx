import { useApp, useVisitor } from '../../app/app'
import { useWords } from '../../content/words'
import type { PageProps } from '../../routes/row'
import { Assistant } from './Assistant'
import { Consultations } from './Consultations'
import type { UserPageData } from './data'
import { Organisations } from './Organisations'
import { Profile } from './Profile'
import { SideNav } from './SideNav'
import { assistantTab } from './sections'
import { userWords } from './words'
import './user.css'

/**
 * The personal centre (specification 2.8): who I am, whom I act for, what I have asked.
 *
 *   个人资料   | avatar, name, id
 *   我的主体   | organisations, the current one marked
 *   咨询记录   | a table, cards on phones
 *   AI 助手    | in place of the others, under ?tab=assistant
 *   退出登录   |
 */
export default function UserPage({ data, query }: PageProps<UserPageData>) {
  const words = useWords(userWords)
  const { client } = useApp()
  const session = useVisitor()
  if (!client || session.phase !== 'in') return null
  const { user } = session
  const isAssistant = query.tab === assistantTab.id
  return (
    <div className="user-page portal-width" data-tab={isAssistant ? assistantTab.id : undefined}>
      <h1>{words.title}</h1>
      <div className="user-page__parts">
        <SideNav client={client} words={words} isAssistant={isAssistant} />
        {isAssistant ? (
          <Assistant client={client} words={words.assistant} />
        ) : (
          <div className="user-page__main">
            <Profile user={user} provider={data.provider} words={words.profile} />
            <Organisations client={client} user={user} words={words.organisations} />
            <Consultations core={client.core} words={words.consultations} />
          </div>
        )}
      </div>
    </div>
  )
}
