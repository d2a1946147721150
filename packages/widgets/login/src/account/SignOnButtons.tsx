import type { Locale } from '@chuhai/contract/locale'
import type { SignOnMode } from '@chuhai/core'
import { Button } from '@chuhai/ui'
import type { MouseEvent } from 'react'
import { modeNames } from '../mode-names'
import { accountMessages } from './messages'

export interface SignOnButtonsProps {
  locale: Locale
  href?: ((mode: SignOnMode) => string) | undefined
  block?: boolean | undefined
  /** What has been asked for and is on its way. */
  busy?: SignOnMode | undefined
  /** A pointer or the focus is near: what a press needs may be fetched. */
  onNear?(): void
  onAsk?(mode: SignOnMode): void
}

export const SignOnButtons = ({ locale, href, block, busy, onNear, onAsk }: SignOnButtonsProps) => {
  const button = (mode: SignOnMode, variant: 'text' | 'secondary' | 'primary') => (
    <Button
      variant={variant}
      size={block ? 'medium' : 'small'}
      block={block}
      href={href?.(mode)}
      busy={busy === mode}
      onClick={(event: MouseEvent) => {
        if (!onAsk || (href && (event.metaKey || event.ctrlKey || event.shiftKey))) return
        event.preventDefault()
        onAsk(mode)
      }}
    >
      {modeNames[locale][mode]}
    </Button>
  )
  return (
    <div
      className="ch-login-area__buttons"
      role="group"
      aria-label={accountMessages[locale].account}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {button('login', block ? 'secondary' : 'text')}
      {button('register', 'primary')}
    </div>
  )
}
