/** The first one that fits counts: others name those that they are made of, too. */
const browsers: [name: string, mark: RegExp][] = [
  ['WeChat', /MicroMessenger/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]

const systems: [name: string, mark: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
]

const nameIn = (userAgent: string, names: typeof browsers): string | undefined =>
  names.find(([, mark]) => mark.test(userAgent))?.[0]

/** Returns the browser and the system of a visitor, such as `Chrome, Windows`; null where neither is known. */
export const deviceOf = (userAgent: string): string | null =>
  [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter(Boolean).join(', ') || null
