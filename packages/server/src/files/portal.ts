import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartError } from '../process/start-error'

export interface PageRequest {
  /** The absolute public address of the page. */
  url: string
  userAgent: string
  /** Calls this server in the process, as the page's visitor. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

export interface Page {
  status: number
  html: string
  /** A part of the page that differs each time and means no change of it. */
  changing?: string
  headers?: Record<string, string>
}

/** The portal's server side: what `server/entry-server.js` exports, and the folder of its client files. */
export interface Portal {
  clientDir: string
  render(request: PageRequest): Promise<Page>
  /** Whether there is a page at a path, with its query. */
  isPage?(path: string): boolean
  /** Cached pages are shared by readers with one device; without this, by readers with one user agent. */
  deviceOf?(userAgent: string): string
}

/** Whether a portal has a page at a path; without one, every path may be a page of another portal. */
export const pagesOf =
  (portal: Portal | undefined) =>
  (path: string): boolean =>
    portal?.isPage?.(path) ?? true

/** Loads the portal that was built into a folder. */
export const loadPortal = async (folder: string): Promise<Portal> => {
  const entry = join(folder, 'server', 'entry-server.js')
  if (!existsSync(entry))
    throw new StartError(`PORTAL_DIR has no ${entry}. Build the portal, or unset PORTAL_DIR.`)
  const { render, deviceOf, isPage } = (await import(pathToFileURL(entry).href)) as Omit<Portal, 'clientDir'>
  return { clientDir: join(folder, 'client'), render, deviceOf, isPage }
}
