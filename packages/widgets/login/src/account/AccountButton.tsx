import { usePart } from '@chuhai/ui'
import { useCallback, useId, useRef, useState } from 'react'
import { Avatar } from './Avatar'
import type { AccountProps } from './props'

const load = () => import('./AccountMenu')

/** The avatar; its menu is fetched when a pointer or the focus comes near. */
export const AccountButton = ({ core, user, words, ...props }: AccountProps) => {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const part = usePart(load, isNear || openAt !== null, (error) => {
    setIsNear(false)
    setOpenAt(null)
    core.report(error)
  })
  const close = useCallback((givesFocusBack: boolean) => {
    setOpenAt(null)
    if (givesFocusBack) anchor.current?.focus()
  }, [])
  const near = () => setIsNear(true)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="ch-login-area__avatar"
        aria-label={words.accountOf(user.userName)}
        aria-haspopup="menu"
        aria-expanded={openAt !== null}
        aria-controls={openAt ? id : undefined}
        title={user.userName}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpenAt(openAt ? null : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        <Avatar user={user} base={core.base} size={32} />
      </button>
      {part && openAt && (
        <part.AccountMenu
          {...props}
          id={id}
          anchor={anchor}
          core={core}
          user={user}
          words={words}
          startAt={openAt}
          onClose={close}
        />
      )}
    </>
  )
}
