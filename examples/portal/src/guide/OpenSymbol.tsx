import { iconExternal } from '@chuhai/ui/icons'

const id = 'site-open'

/** Drawn once for all cards of a page: thousands of them refer to it. */
export const OpenSymbol = () => (
  <svg className="portal-hidden" aria-hidden="true">
    <symbol id={id} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path strokeLinecap="round" strokeLinejoin="round" d={iconExternal} />
    </symbol>
  </svg>
)

/** The arrow out of the guide. */
export const OpenIcon = () => (
  <svg width="16" height="16" aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
)
