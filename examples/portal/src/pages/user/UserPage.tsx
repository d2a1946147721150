import { Skeleton, StyleRoot } from '@chuhai/ui'
import { lazy, Suspense } from 'react'
import { type Client, useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../content/messages'
import type { PageProps } from '../../routes/row'
import { Consultations } from './Consultations'
import { type UserMessages, userMessages } from './messages'
import { Organisations } from './Organisations'
import { Profile } from './Profile'
import { assistantTab, SideNav } from './SideNav'
import './user.css'

export interface UserPageData {
  /** Who signs visitors in; null where there are several, and it is not known which one it was. */
  provider: string | null
}

const AiChat = lazy(() => import('@chuhai/ai-chat').then(({ AiChat }) => ({ default: AiChat })))

/** The assistant with a page to itself: the same conversation as in the floating box, as tall as the window. */
const Assistant = ({ client, words }: { client: Client; words: UserMessages['assistant'] }) => {
  const { core, help } = client
  const consult = () => {
    help.open('consultation').catch(core.report)
  }
  return (
    <section className="user-assistant" aria-label={words.title}>
      <StyleRoot value={undefined}>
        <Suspense fallback={<Skeleton lines={6} />}>
          <AiChat core={core} heading framed draft="user-page" onConsult={consult} />
        </Suspense>
      </StyleRoot>
    </section>
  )
}

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
  const words = useMessages(userMessages)
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
