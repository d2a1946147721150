import type { ProviderOptions } from '../options'

const originsOf = ({ clients, frameAncestors }: ProviderOptions) => {
  const addresses = clients.flatMap((client) => [...client.redirectUris, ...client.postLogoutRedirectUris])
  return [...new Set([...addresses.map((address) => new URL(address).origin), ...frameAncestors])]
}

/**
 * The headers of every page. A browser holds the redirects after a form to `form-action` as well: the application's
 * own addresses and the sites that it may lead back to belong to it.
 */
export const createPagePolicy = (options: ProviderOptions) => {
  const policy = (ancestors: string[]) => ({
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      `form-action ${["'self'", ...originsOf(options)].join(' ')}`,
      `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    ...(ancestors.length === 0 && { 'X-Frame-Options': 'DENY' }),
    'X-Content-Type-Options': 'nosniff',
    // Any stricter, and the browser would not say where our own forms come from.
    'Referrer-Policy': 'same-origin',
  })
  return {
    /** Where a registered site may frame it: log in, register, and what goes wrong on the way. */
    framed: policy(options.frameAncestors),
    /** Leaving is asked on a page of its own, where nobody can lay something over the button. */
    alone: policy([]),
  }
}

export type PagePolicy = ReturnType<typeof createPagePolicy>
