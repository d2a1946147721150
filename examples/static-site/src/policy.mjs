/**
 * The line a partner copies: everything from the site itself, plus the portal for the widgets and its sign-on
 * provider for frames. No inline code, no eval, and Trusted Types with no policy at all.
 * @param {{ portalOrigin: string, signOnOrigin: string }} origins
 */
export function contentSecurityPolicy({ portalOrigin, signOnOrigin }) {
  return [
    "default-src 'self'",
    `script-src 'self' ${portalOrigin}`,
    "style-src 'self'",
    `img-src 'self' ${portalOrigin}`,
    `connect-src 'self' ${portalOrigin}`,
    `frame-src ${portalOrigin} ${signOnOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/**
 * Headers of every answer, whatever its status.
 * @param {{ portalOrigin: string, signOnOrigin: string }} origins
 */
export function strictHeaders(origins) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-cache',
  }
}
