export const engines = ['firefox', 'webkit', 'chromium-109'] as const
export type EngineName = (typeof engines)[number]

export const phoneWidth = 375
export const widths = [1280, phoneWidth]

/** What a journey may ask of an engine's driver. */
export type Ability = 'composition' | 'console' | 'full screen' | 'phone width' | 'streamed films' | 'wheel'

/** What a driver cannot do, and why. Journeys with the tag of an ability are not for engines that lack it. */
export const limits: Record<EngineName, Partial<Record<Ability, string>>> = {
  firefox: {
    composition: 'WebDriver BiDi has no input method',
  },
  webkit: {
    composition: 'WebKitWebDriver has no input method',
    console: 'WebKitWebDriver tells nothing of the console',
    'phone width': 'the window of MiniBrowser is at least 447 px wide',
    'streamed films':
      'WebKitGTK loads films that come in pieces, and stays at their first second; those in one file play',
    wheel: 'WebKitWebDriver turns the wheel at times only',
  },
  'chromium-109': {
    'full screen': 'Chromium 109 without a window has no screen to fill',
  },
}

export const tagOf = (ability: string) => `@${ability.replaceAll(' ', '-')}`
