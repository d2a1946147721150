import type { UserInfo } from '@chuhai/contract/user'
import { DepthChart, straitChart } from '@chuhai/ui/charts'
import { Avatar } from '../../account/Avatar'
import './profile.css'
import type { UserWords } from './words'

interface ProfileProps {
  user: UserInfo
  provider: string | null
  words: UserWords['profile']
}

export const Profile = ({ user, provider, words }: ProfileProps) => {
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
