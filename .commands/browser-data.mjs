import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { oldestBrowsers } from './browsers.mjs'

const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
/** What browsers know, as MDN keeps it. */
export const compatData = JSON.parse(readFileSync(path, 'utf8'))

/** The names there of those in `browserslist`. */
const names = { ios: 'safari_ios' }

const isOlder = (one, other) => {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  return a[0] < b[0] || (a[0] === b[0] && (a[1] ?? 0) < (b[1] ?? 0))
}

/** The first version that knows a feature under its own name; null where it is unknown, or forgotten again. */
const addedIn = (support) => {
  for (const { version_added: added, version_removed: removed, prefix, alternative_name, flags } of [
    support,
  ].flat())
    if (!removed && !prefix && !alternative_name && !flags) {
      // Before Safari 1 and the like are ranges: ≤ the version.
      if (typeof added === 'string' && added !== 'preview') return added.replace('≤', '')
    }
  return null
}

/**
 * Which of the promised browsers lack a feature, such as `chrome 98`. A feature without data, or that a browser is not
 * known for, lacks nowhere.
 */
export const lackingIn = (feature) => {
  const support = feature?.__compat?.support
  if (!support) return []
  return oldestBrowsers
    .filter(([browser, version]) => {
      const known = support[names[browser] ?? browser]
      if (!known) return false
      const added = addedIn(known)
      return added === null ? true : isOlder(version, added)
    })
    .map((pair) => pair.join(' '))
}
