import { Button, type ButtonProps } from '@chuhai/ui'
import { linkTo } from '../ways'
import type { GuideMessages } from './messages'

interface WayButtonProps {
  href: string
  children: string
  variant?: ButtonProps['variant']
  words: GuideMessages
  onFollow(): void
}

/** A link out of the dialog; the page that is left for it needs none any more. */
export const WayButton = ({ href, children, variant, words, onFollow }: WayButtonProps) => {
  const link = linkTo(href)
  return (
    <Button
      {...link}
      variant={variant}
      aria-label={link.target && children + words.newWindow}
      onClick={(event) => {
        const isHere = !link.target && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (isHere) onFollow()
      }}
    >
      {children}
    </Button>
  )
}
