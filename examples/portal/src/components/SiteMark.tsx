import type { LogoTint } from '@chuhai/contract/guide'
import './site-mark.css'

interface SiteMarkProps {
  /** One or two characters. */
  mark: string
  tint: LogoTint
  /** 36 in lists, 56 on a site's own page. */
  size?: 'small' | 'large'
}

/** The logo of a site: its first characters on a tint. Decorative, because the name is beside it. */
export const SiteMark = ({ mark, tint, size = 'small' }: SiteMarkProps) => (
  <span className={`site-mark site-mark--${size}`} data-tint={tint} aria-hidden="true">
    {mark}
  </span>
)
