import { fileURLToPath } from 'node:url'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * The bundler's own functions, on pages that give every object a member such as `get`: it is neither an export of a module
 * nor a part of a property.
 */
export const ownMembers = {
  name: 'chuhai-own-members',
  transform: {
    filter: { id: /rolldown\/runtime\.js$/ },
    handler(code) {
      const own = code
        .replace('for (var name in all)', 'for (var name of Object.keys(all))')
        .replace(
          '__defProp = Object.defineProperty',
          '__defProp = (target, name, property) => Object.defineProperty(target, name, Object.assign(Object.create(null), property))',
        )
      if (!own.includes('of Object.keys(all)') || !own.includes('Object.create(null), property'))
        throw new Error('[chuhai] The functions of the bundler have changed: see how they list exports.')
      return own
    },
  },
}

/** Preact in place of React. Floating UI takes it as a whole: the list of its members comes with it, not with `base`. */
export const react = {
  name: 'chuhai-react',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react$/ },
    handler: (_, importer) =>
      path(importer?.includes('@floating-ui') ? './src/react-namespace.ts' : './src/react.ts'),
  },
}

/** The same code in modules of their own: of others the bundler lists the members, in a file of its own. */
export const modules = [
  { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
  { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
  // The player of courses plays files here: what puts streams together needs workers that strict pages forbid.
  { find: /^\.\/with-streams$/, replacement: path('../player/src/engine/files-only.ts') },
]

/** The property descriptors of libraries likewise: by `inject`, which puts our function in place of the browser's. */
export const ownProperties = { 'Object.defineProperty': [path('./src/define-own.ts'), 'defineOwn'] }
