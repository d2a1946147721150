import type { UserInfo } from '@chuhai/contract/user'
import { DepthChart, straitChart } from '@chuhai/ui/charts'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { userMessages } from './messages'
import './profile.css'

/** A person's picture; without one, or where it cannot be loaded, the first sign of their name. */
const Avatar = ({ user }: { user: Pick<UserInfo, 'userName' | 'userAvatar'> }) => {
  const [broken, setBroken] = useState<string | null>(null)
  const { userName, userAvatar } = user
  const isShown = userAvatar && userAvatar !== broken
  return (
    <span className="avatar" aria-hidden="true">
      {isShown ? (
        <img src={userAvatar} alt="" width={72} height={72} onError={() => setBroken(userAvatar)} />
      ) : (
        [...userName.trim()][0]?.toUpperCase()
      )}
    </span>
  )
}

interface ProfileProps {
  user: UserInfo
  provider: string | null
}

export const Profile = ({ user, provider }: ProfileProps) => {
  const words = useMessages(userMessages).profile
  const facts = [
    [words.id, user.id],
    [words.organisations, words.count(user.userOrgInfoList.length)],
    ...(provider ? [[words.via, provider]] : []),
  ]
  return (
    <section id="profile" className="user-profile" aria-label={words.title}>
      <div className="user-profile__chart">
        <DepthChart chart={straitChart} align="right" />
      </div>
      <Avatar key={user.id} user={user} />
      <div className="user-profile__card">
        <h2>{user.userName}</h2>
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
