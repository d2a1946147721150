import { readFileSync } from 'node:fs'
import { imports } from './examples/consumer/imports.mjs'

/** What may travel to a visitor, minified and brotli-compressed, in kB (1000 bytes). `npm run build` writes the manifests. */
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

/** These entries of a manifest and everything they import at once. */
function closureOf(manifest, keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closureOf(manifest, manifest[key].imports ?? [], seen)
  }
  return [...seen]
}

const widgets = read('packages/loader/dist/manifest.json')
const entry = (name) => Object.keys(widgets).find((key) => widgets[key].isEntry && widgets[key].name === name)
const widgetFiles = (keys) => keys.map((key) => `packages/loader/dist/${widgets[key].file}`)
const tag = (name) => `packages/loader/dist/widgets/${name}.js`

const [loader, helpBox, launcher] = [tag('loader'), tag('help-box'), tag('parts/launcher-*')]
const formOpen = closureOf(widgets, [entry('panels'), entry('form')])
const chatOpen = closureOf(widgets, [entry('panels'), entry('chat'), '../core/src/calls/call.ts'])
const answered = closureOf(widgets, [...chatOpen, '../widgets/ai-chat/src/parts/Messages.tsx'])
const widgetRows = [
  { name: 'loader.js', path: loader, limit: '3 kB' },
  { name: 'loader.js and launcher, answers to hover', path: [loader, launcher], limit: '8 kB' },
  { name: 'help-box.js, both in one file', path: helpBox, limit: '8 kB' },
  { name: "check.js, with Chuhai('check')", path: tag('check'), limit: '10 kB' },
  {
    name: 'consultation panel open',
    path: [loader, launcher, ...widgetFiles(formOpen)],
    limit: '45 kB',
  },
  {
    name: 'AI chat open, before the first answer',
    path: [loader, launcher, ...widgetFiles(chatOpen)],
    limit: '60 kB',
  },
  {
    name: 'AI chat after the first answer',
    path: [loader, launcher, ...widgetFiles(answered)],
    limit: '85 kB',
  },
]

/** An element on a page that has the help box and its form already. */
const elementRows = Object.keys(widgets)
  .filter((key) => widgets[key].isEntry && widgets[key].name.startsWith('chuhai-'))
  .map((key) => ({
    name: `<${widgets[key].name}> of its own`,
    path: widgetFiles(closureOf(widgets, [key]).filter((other) => !formOpen.includes(other))),
    limit: '20 kB',
  }))

const portal = read('examples/portal/dist/client/.vite/manifest.json')
const start = closureOf(
  portal,
  Object.keys(portal).filter((key) => portal[key].isEntry),
)
const isPage = (key) => portal[key].isDynamicEntry && /Page\.tsx$/.test(key)
const rendersMarkdown = (keys) => keys.some((key) => portal[key].name === 'Prose')
const portalRows = Object.keys(portal)
  .filter(isPage)
  .map((page) => {
    const isHome = page.includes('/HomePage')
    const keys = closureOf(portal, [page])
    const own = isHome ? [...new Set([...start, ...keys])] : keys.filter((key) => !start.includes(key))
    return {
      name: `portal ${page.replace('src/', '')}`,
      path: own
        .map((key) => portal[key].file)
        .filter((file) => file.endsWith('.js'))
        .map((file) => `examples/portal/dist/client/${file}`),
      limit: isHome ? '115 kB' : rendersMarkdown(keys) ? '60 kB' : '25 kB',
    }
  })

/** What a page gets that imports a package of npm, before a visitor opens anything. */
const importRows = imports.map(({ name, limit }) => {
  const folder = `examples/consumer/dist/${name}`
  const manifest = read(`${folder}/manifest.json`)
  const start = Object.keys(manifest).filter((key) => manifest[key].isEntry)
  return {
    name: `import ${name}`,
    path: closureOf(manifest, start).map((key) => `${folder}/${manifest[key].file}`),
    limit: `${limit} kB`,
  }
})

export default [...widgetRows, ...elementRows, ...importRows, ...portalRows]
