import { useStyles } from '@chuhai/ui'
import type { IllustrationProps } from '@chuhai/ui/illustrations'
import type { ComponentType } from 'react'
import css from './picture.css?inline'

/** An illustration in the tone of the theme: only the stylesheet knows it, and shows one of the two. */
export const Picture = ({ of: Drawing }: { of: ComponentType<IllustrationProps> }) => {
  useStyles(css)
  return (
    <>
      <Drawing className="ch-picture-by-day" />
      <Drawing className="ch-picture-by-night" tone="navy" />
    </>
  )
}
