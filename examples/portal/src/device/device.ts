export type Device = 'phone' | 'tablet' | 'desktop'

/** Device type from the user agent. Android without "Mobile" is a tablet, so is an iPad by its older name. */
export const deviceOf = (userAgent: string): Device => {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|iPod|Android|Windows Phone|HarmonyOS.*Phone/i.test(userAgent)) return 'phone'
  return 'desktop'
}
