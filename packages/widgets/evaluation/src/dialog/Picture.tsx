import type { IllustrationProps } from '@chuhai/ui/illustrations'
import type { ComponentType } from 'react'

/** An illustration as its ground asks for it: the theme, which only the stylesheet knows, shows one of the two. */
export const Picture = ({ of: Drawing }: { of: ComponentType<IllustrationProps> }) => (
  <>
    <Drawing className="ch-evaluation__by-day" />
    <Drawing className="ch-evaluation__by-night" tone="navy" />
  </>
)
