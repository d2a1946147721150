import { readFileSync } from 'node:fs'

/** What may travel to a visitor, minified and brotli-compressed, in kB (1000 bytes). `npm run build` writes the manifests. */
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

const { files: widgetFiles } = read('packages/loader/dist/manifest.json')
const widgets = (names) => [...new Set(names)].map((name) => `packages/loader/dist/widgets/${name}`)
const fetched = (...parts) => widgets(parts.flatMap((part) => widgetFiles[part]))

const opened = ['loader', 'launcher', 'panels']
const chat = [...opened, 'chat', 'calls']
const widgetRows = [
  { name: 'loader.js', path: fetched('loader'), limit: '3 kB' },
  { name: 'loader.js and launcher, answers to hover', path: fetched('loader', 'launcher'), limit: '8 kB' },
  { name: 'help-box.js, both in one file', path: fetched('help-box'), limit: '8 kB' },
  { name: 'consultation panel open', path: fetched(...opened, 'consultation'), limit: '45 kB' },
  { name: 'AI chat open, before the first answer', path: fetched(...chat), limit: '60 kB' },
  { name: 'AI chat after the first answer', path: fetched(...chat, 'answers'), limit: '85 kB' },
]

/** An element on a page that has the help box and its form already. */
const shared = new Set([...opened, 'consultation'].flatMap((part) => widgetFiles[part]))
const elementRows = Object.entries(widgetFiles.elements).map(([tag, files]) => ({
  name: `<${tag}> of its own`,
  path: widgets(files.filter((file) => !shared.has(file))),
  limit: '20 kB',
}))

const portal = read('examples/portal/dist/client/.vite/manifest.json')

/** These entries of the portal and everything they import at once. */
function closureOf(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closureOf(portal[key].imports ?? [], seen)
  }
  return [...seen]
}

const start = closureOf(Object.keys(portal).filter((key) => portal[key].isEntry))
const isPage = (key) => portal[key].isDynamicEntry && /\/pages\/.*Page\.tsx$/.test(key)
const rendersMarkdown = (keys) => keys.some((key) => portal[key].name === 'Prose')
const portalRows = Object.keys(portal)
  .filter(isPage)
  .map((page) => {
    const isHome = page.includes('/HomePage')
    const keys = closureOf([page])
    const own = isHome ? [...new Set([...start, ...keys])] : keys.filter((key) => !start.includes(key))
    return {
      name: `portal ${page.replace('src/pages/', '')}`,
      path: own
        .map((key) => portal[key].file)
        .filter((file) => file.endsWith('.js'))
        .map((file) => `examples/portal/dist/client/${file}`),
      limit: isHome ? '115 kB' : rendersMarkdown(keys) ? '60 kB' : '25 kB',
    }
  })

export default [...widgetRows, ...elementRows, ...portalRows]
