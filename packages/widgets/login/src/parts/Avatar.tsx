import type { UserInfo } from '@chuhai/contract/user'
import { useState } from 'react'

export interface AvatarProps {
  user: Pick<UserInfo, 'userName' | 'userAvatar'>
  /** The portal's origin, for relative addresses. */
  base: string
  size: number
}

const addressIn = (avatar: string | null, base: string): string | null => {
  if (!avatar) return null
  try {
    const address = new URL(avatar, base || location.href)
    return /^https?:$/.test(address.protocol) ? address.href : null
  } catch {
    return null
  }
}

/** The user's picture; without one, or when it fails to load, the first character of the name. */
export const Avatar = ({ user, base, size }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const address = addressIn(user.userAvatar, base)
  const [initial = ''] = user.userName.trim()
  return (
    <span className="ch-avatar" data-size={size} aria-hidden>
      {address && address !== broken ? (
        <img
          src={address}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
        />
      ) : (
        initial.toUpperCase()
      )}
    </span>
  )
}
