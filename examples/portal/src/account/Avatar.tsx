import type { UserInfo } from '@chuhai/contract/user'
import { useState } from 'react'
import './avatar.css'

/** A person's picture; without one, or where it cannot be loaded, the first sign of their name. */
export const Avatar = ({ user }: { user: Pick<UserInfo, 'userName' | 'userAvatar'> }) => {
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
