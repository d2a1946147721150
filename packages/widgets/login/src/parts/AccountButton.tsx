import { usePart } from '@chuhai/ui'
import { useCallback, useId, useRef, useState } from 'react'
import type { AccountProps } from './AccountMenu'
import { Avatar } from './Avatar'

const loadMenu = () => import('./AccountMenu')

/** The avatar; its menu is loaded when it is hovered or focused. */
export const AccountButton = ({ core, user, words, ...props }: AccountProps) => {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isMenuNeeded, setIsMenuNeeded] = useState(false)
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const menu = usePart(loadMenu, isMenuNeeded || openAt !== null, (error) => {
    setIsMenuNeeded(false)
    setOpenAt(null)
    core.report(error)
  })
  const close = useCallback((returnsFocus: boolean) => {
    setOpenAt(null)
    if (returnsFocus) anchor.current?.focus()
  }, [])
  const handleIntent = () => setIsMenuNeeded(true)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="ch-login__avatar"
        aria-label={words.accountOf(user.userName)}
        aria-haspopup="menu"
        aria-expanded={openAt !== null}
        aria-controls={openAt ? id : undefined}
        title={user.userName}
        onPointerEnter={handleIntent}
        onFocus={handleIntent}
        onClick={() => setOpenAt(openAt ? null : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        <Avatar user={user} base={core.base} size={32} />
      </button>
      {menu && openAt && (
        <menu.AccountMenu
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
