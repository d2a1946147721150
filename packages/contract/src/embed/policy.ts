/** Placeholder for a provider of sign-on whose origin is unknown. */
export const signOnHost = 'https://登录服务'

interface PolicyOptions {
  /** Origin of the portal. */
  base: string
  /** Whether visitors sign in on the page, which shows a frame of the portal and of the provider. */
  signsOn?: boolean
  /** Origins of the providers, where they are known. */
  providers?: readonly string[] | null
  /** Whether the page plays courses. */
  plays?: boolean
}

/** The directives that a page's content policy has to have for our widgets, by name. */
export const policyOf = ({ base, signsOn, providers, plays }: PolicyOptions): Record<string, string> => ({
  'script-src': base,
  'connect-src': base,
  'img-src': base,
  ...(signsOn && { 'frame-src': [base, ...(providers ?? [signOnHost])].join(' ') }),
  ...(plays && { 'media-src': base }),
})
