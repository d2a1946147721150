import { Illustration, type IllustrationProps } from './Illustration'
import type { Paint } from './paint'

/** A site on a screen: building an independent shop. */
export function Screen(props: IllustrationProps) {
  return <Illustration {...props}>{(paint) => <ScreenShape paint={paint} />}</Illustration>
}

export function ScreenShape({ paint }: { paint: Paint }) {
  return (
    <>
      <path fill={paint.paper} d="M16 17h88v58H16Z" />
      <path fill={paint.pale} d="M16 17h88v12H16Z" />
      <path d="M22 23h.01M27.5 23h.01M33 23h.01M53 75l-3 12M67 75l3 12M39 87h42" />
      <path fill={paint.mid} d="M25 38h31v28H25Z" />
      <path d="M25 60l9-8.5 8 7 5.5-5.5 8.5 7.5M65 40h30M65 48.5h20" />
      <path fill={paint.accent} d="M65 57.5h21V66H65Z" />
    </>
  )
}
