/** Stands for the address of the sign-on provider, which each portal has its own of. */
export const signOnHost = 'https://登录服务'

interface PolicyOptions {
  /** Origin of the portal. */
  base: string
  /** Whether visitors sign in on the page, which shows a frame of the portal and of the provider. */
  signsOn?: boolean
  /** Whether the page plays courses. */
  plays?: boolean
}

/** The directives that a page's content policy has to have for our widgets, by name. */
export const policyOf = ({ base, signsOn, plays }: PolicyOptions): Record<string, string> => ({
  'script-src': base,
  'connect-src': base,
  'img-src': base,
  ...(signsOn && { 'frame-src': `${base} ${signOnHost}` }),
  ...(plays && { 'media-src': base }),
})
