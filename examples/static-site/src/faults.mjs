import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writtenPortalOrigin } from './server.mjs'

const ourTags = ['loader.js', 'help-box.js'].map((file) => `${writtenPortalOrigin}/widgets/${file}`)

const comments = /<!--[\s\S]*?-->/g
const references = /\s(?:href|src|action)="([^"]*)"/g

/**
 * What a strict page may not have, one sentence each: dead links, anchors that lead nowhere, foreign hosts and
 * anything inline that the policy would refuse.
 * @param {URL} root folder of the pages, with a slash at its end
 */
export function siteFaults(root) {
  const folder = fileURLToPath(root)
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [pathInSite(folder, path), readFileSync(path, 'utf8').replace(comments, '')]),
  )
  const pages = [...files].filter(([path]) => path.endsWith('.html'))
  return pages.flatMap(([path, html]) => [
    ...inlineFaults(html).map((fault) => `${path}: ${fault}`),
    ...[...html.matchAll(references)]
      .map(([, target = '']) => referenceFault(files, path, target))
      .filter((fault) => fault !== null)
      .map((fault) => `${path}: ${fault}`),
  ])
}

/**
 * @param {string} folder
 * @param {string} path
 */
const pathInSite = (folder, path) => `/${relative(folder, path).split(sep).join('/')}`

/** @param {string} html */
function inlineFaults(html) {
  const faults = []
  if (/\sstyle="/.test(html)) faults.push('style attribute')
  if (/<style\b/.test(html)) faults.push('style element')
  if (/\son[a-z]+="/.test(html)) faults.push('event attribute')
  if (/<script\b(?![^>]*\ssrc=)/.test(html)) faults.push('inline script')
  return faults
}

/**
 * @param {Map<string, string>} files
 * @param {string} page
 * @param {string} target
 */
function referenceFault(files, page, target) {
  if (ourTags.includes(target) || /^(tel|mailto):/.test(target)) return null
  const address = new URL(target, `http://site${page}`)
  if (address.host !== 'site') return `foreign address ${target}`
  const path = address.pathname.endsWith('/') ? `${address.pathname}index.html` : address.pathname
  const html = files.get(path)
  if (html === undefined) return `dead link ${target}`
  const id = decodeURIComponent(address.hash.slice(1))
  return id && !html.includes(` id="${id}"`) ? `anchor that leads nowhere ${target}` : null
}
