import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { contentTypeOf, findFile } from './files.mjs'

/** The portal's address as it is written in the pages; another one takes its place when a page is served. */
export const writtenPortalOrigin = 'http://localhost:4000'

/**
 * The line a partner copies: everything from the site itself, plus the portal for the widgets and its sign-on
 * provider for frames. No inline code, no eval, and Trusted Types with no policy at all.
 * @param {{ portalOrigin: string, signOnOrigin: string }} origins
 */
function contentSecurityPolicy({ portalOrigin, signOnOrigin }) {
  return [
    "default-src 'self'",
    `script-src 'self' ${portalOrigin}`,
    "style-src 'self'",
    `img-src 'self' ${portalOrigin}`,
    `media-src 'self' ${portalOrigin}`,
    `connect-src 'self' ${portalOrigin}`,
    `frame-src ${portalOrigin} ${signOnOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** @typedef {{ status: number, type: string, body: string | Buffer, headers?: { Allow: string } }} Page */

const html = 'text/html; charset=utf-8'
const text = 'text/plain; charset=utf-8'

/** @type {Page} */
const readOnly = { status: 405, type: text, body: 'Only GET and HEAD\n', headers: { Allow: 'GET, HEAD' } }
/** @type {Page} */
const missing = { status: 404, type: text, body: 'Not found\n' }
/** @type {Page} */
const broken = { status: 500, type: text, body: 'This page cannot be read\n' }

/**
 * An HTTP server for one folder of pages; the caller decides where it listens.
 * @param {{ root: string, portalOrigin: string, signOnOrigin: string }} site
 */
export function createSiteServer({ root, portalOrigin, signOnOrigin }) {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy({ portalOrigin, signOnOrigin }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-cache',
  }

  return createServer(async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = isRead ? await findPage(root, request.url ?? '/').catch(() => broken) : readOnly
    const body =
      page.type === html ? String(page.body).replaceAll(writtenPortalOrigin, portalOrigin) : page.body
    response.writeHead(page.status, { ...headers, 'Content-Type': page.type, ...page.headers })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
}

/**
 * @param {string} root
 * @param {string} url
 * @returns {Promise<Page>}
 */
async function findPage(root, url) {
  const path = await findFile(root, url.replace(/[?#].*$/s, ''))
  if (path) return { status: 200, type: contentTypeOf(path) ?? text, body: await readFile(path) }
  const own = await readFile(join(root, '404.html')).catch(() => null)
  return own ? { status: 404, type: html, body: own } : missing
}
