import type { Locale } from '@chuhai/contract/locale'
import type { SignOnMode } from '@chuhai/core'
import { Button } from '@chuhai/ui'
import type { MouseEvent } from 'react'
import { loginMessages } from '../messages'

export interface SignOnButtonsProps {
  locale: Locale
  href?: ((mode: SignOnMode) => string) | undefined
  block?: boolean | undefined
  /** The sign-on in progress. */
  busy?: SignOnMode | undefined
  /** A button is hovered or focused. */
  onIntent?(): void
  onSignOn?(mode: SignOnMode): void
}

export const SignOnButtons = ({ locale, href, block, busy, onIntent, onSignOn }: SignOnButtonsProps) => {
  const button = (mode: SignOnMode, variant: 'text' | 'secondary' | 'primary') => (
    <Button
      variant={variant}
      size={block ? 'medium' : 'small'}
      block={block}
      href={href?.(mode)}
      busy={busy === mode}
      onClick={(event: MouseEvent) => {
        if (!onSignOn || (href && (event.metaKey || event.ctrlKey || event.shiftKey))) return
        event.preventDefault()
        onSignOn(mode)
      }}
    >
      {loginMessages[locale][mode]}
    </Button>
  )
  return (
    <div
      className="ch-login__buttons"
      role="group"
      aria-label={loginMessages[locale].account}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {button('login', block ? 'secondary' : 'text')}
      {button('register', 'primary')}
    </div>
  )
}
