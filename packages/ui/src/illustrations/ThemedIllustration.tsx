import type { ComponentType } from 'react'
import { useStyles } from '../styling/use-styles'
import type { IllustrationProps } from './Illustration'
import css from './themed-illustration.css?inline'

/** An illustration in the tone of the theme: only the stylesheet knows it, and shows one of the two. */
export const ThemedIllustration = ({
  of: Drawing,
}: {
  /** The illustration, such as `Buoy`. */
  of: ComponentType<IllustrationProps>
}) => {
  useStyles(css)
  return (
    <>
      <Drawing className="ch-illustration-by-day" />
      <Drawing className="ch-illustration-by-night" tone="navy" />
    </>
  )
}
