import type { Page } from '@playwright/test'

/** What must not happen on a partner's page: console errors, CSP violations, requests to other hosts. */
export interface PageErrors {
  problems: string[]
}

export const recordPageErrors = (
  page: Page,
  allowedOrigins: string[],
  levels: readonly string[] = ['error'],
): PageErrors => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (levels.includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !allowedOrigins.includes(origin))
      problems.push(`request: ${request.url()}`)
  })
  return { problems }
}
