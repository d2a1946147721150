import {
  notShipped,
  portalFloors,
  serverArrows,
  serverFloors,
  serverSource,
} from './.dependency-cruiser-floors.mjs'

/**
 * The picture of docs/architecture.md: which layer may import which, and which libraries what a browser loads may use.
 * `remedy` says what to do instead. Types count as imports, so a circle of types is a circle as well.
 */
const layers = {
  contract: {
    folder: 'packages/contract',
    mayImport: [],
    libraries: ['valibot'],
    remedy: 'The contract only describes what travels: browser, server and API document read it.',
  },
  conformance: {
    folder: 'packages/conformance',
    mayImport: ['contract'],
    libraries: ['valibot'],
    remedy: 'It checks servers of anybody, and knows of ours what the contract says.',
  },
  'host-page': {
    folder: 'packages/host-page',
    mayImport: [],
    libraries: [],
    remedy: 'It is what core and ui stand on, and knows neither data nor views.',
  },
  core: {
    folder: 'packages/core',
    mayImport: ['contract', 'host-page'],
    libraries: ['@noble/hashes', 'dayjs', 'ky', 'nanostores', 'react', 'valibot'],
    remedy: 'Core has no views and no framework: let a widget read its store.',
  },
  ui: {
    folder: 'packages/ui',
    mayImport: ['host-page'],
    libraries: ['@floating-ui/react', 'dayjs', 'react', 'react-dom'],
    remedy: 'ui knows neither data nor calls: take props and callbacks instead.',
  },
  player: {
    folder: 'packages/player',
    mayImport: ['ui'],
    libraries: ['@nanostores/react', 'nanostores', 'react', 'react-dom', 'video.js'],
    remedy: 'The player knows neither data nor calls: take a media and callbacks instead.',
  },
  widgets: {
    folder: 'packages/widgets/[^/]+',
    mayImport: ['contract', 'core', 'ui', 'player'],
    libraries: ['@nanostores/react', 'nanostores', 'react', 'react-dom'],
    remedy:
      'Widgets call through core and never import one another: share through core or ui, sign in with requireSignOn().',
  },
  loader: {
    folder: 'packages/loader',
    mayImport: ['contract', 'core', 'ui', 'widgets'],
    remedy: 'The loader only composes widgets.',
  },
  portal: {
    folder: 'examples/portal',
    mayImport: ['contract', 'core', 'ui', 'player', 'widgets'],
    remedy: 'The portal only composes widgets.',
  },
  react: {
    folder: 'examples/(?:react|next)',
    mayImport: ['contract', 'core', 'ui', 'widgets'],
    remedy: 'It shows what a React project imports: the published packages only.',
  },
  elements: {
    folder: 'examples/(?:html|vue|svelte)',
    mayImport: [],
    remedy: 'It shows a page whose elements come with the script tag.',
  },
  consumer: { folder: 'examples/consumer', mayImport: [], remedy: 'It checks packed packages, not sources.' },
  server: {
    folder: 'packages/server',
    mayImport: ['contract'],
    remedy: 'Server and browser share the contract only: put shared rules there.',
  },
  'sign-on': {
    folder: 'examples/sign-on',
    mayImport: [],
    remedy: 'It stands for any OpenID Connect provider.',
  },
  development: {
    folder: 'examples/development',
    mayImport: [],
    remedy: 'It is what the development services share, and knows none of them.',
  },
  cashier: {
    folder: 'examples/cashier',
    mayImport: ['development'],
    remedy: 'It stands for any provider of payments.',
  },
  carrier: {
    folder: 'examples/carrier',
    mayImport: ['development'],
    remedy: 'It stands for any gateway to carriers.',
  },
  mailbox: {
    folder: 'examples/mailbox',
    mayImport: ['development'],
    remedy: 'It stands for any mail server, and any gateway for short messages.',
  },
  sites: {
    folder: 'examples/[^/]+-site',
    mayImport: ['sites'],
    remedy: 'A site of others uses one script tag.',
  },
  e2e: {
    folder: 'examples/e2e',
    mayImport: ['contract', 'sites'],
    remedy: 'Journeys use what is built, as visitors do.',
  },
  bench: {
    folder: 'examples/bench',
    mayImport: ['contract'],
    remedy: 'Benchmarks use what is built, as visitors do.',
  },
}

/** `$1` is the package that imports. */
const ownPackage = '^$1/'

const arrows = Object.entries(layers).map(([name, { folder, mayImport, remedy }]) => ({
  name: `layer-${name}`,
  severity: 'error',
  comment: remedy,
  from: { path: `^(${folder})/` },
  to: {
    path: '^(packages|examples)/',
    pathNot: [ownPackage, ...mayImport.map((layer) => `^${layers[layer].folder}/`)],
  },
}))

const shippedLibraries = Object.entries(layers)
  .filter(([, { libraries }]) => libraries)
  .map(([name, { folder, libraries, remedy }]) => ({
    name: `libraries-${name}`,
    severity: 'error',
    comment: remedy,
    from: { path: `^${folder}/src/`, pathNot: `${notShipped}|\\.mjs$` },
    to: { path: 'node_modules/', pathNot: `node_modules/(${libraries.join('|')})/` },
  }))

/** The help box and the market frame these and load them when a visitor opens them. */
const framed = '^packages/widgets/(consultation|ai-chat)/src/index\\.ts$'
const framing = '^(packages/widgets/(?:help-box|market))/'

const widgets = arrows.find(({ name }) => name === 'layer-widgets')
widgets.from.pathNot = framing

/** Tests of the server that run what is above or beside it: its provider against the cashier, its gateway against the carrier, and itself against the contract. */
const beyondServer = {
  'packages/server/src/testing/cashier-gateway\\.ts': 'examples/cashier',
  'packages/server/src/testing/development-carrier\\.ts': 'examples/carrier',
  'packages/server/src/conformance\\.test\\.ts': 'packages/conformance',
}
const server = arrows.find(({ name }) => name === 'layer-server')
server.from.pathNot = Object.keys(beyondServer).map((file) => `^${file}$`)

export default {
  forbidden: [
    ...arrows,
    ...serverArrows,
    ...shippedLibraries,
    ...portalFloors,
    {
      name: 'server-floor-unknown',
      severity: 'error',
      comment: 'Put the folder on a floor, in .dependency-cruiser.mjs and in packages/server/README.md.',
      from: {
        path: `${serverSource}[^/]+/`,
        pathNot: [notShipped, ...serverFloors.flat().map((folder) => `${serverSource}${folder}/`)],
      },
      to: {},
    },
    {
      name: 'undeclared',
      severity: 'error',
      comment: 'Name the library in the package.json of the package that imports it.',
      from: {
        path: '^packages/(contract|conformance|host-page|core|ui|player|server|widgets/[^/]+)/src/',
        pathNot: notShipped,
      },
      // An optional peer is in `peerDependenciesMeta`, too, which counts as no known list.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    },
    {
      ...widgets,
      name: 'layer-framing',
      from: { path: framing },
      to: { ...widgets.to, pathNot: [...widgets.to.pathNot, framed] },
    },
    ...Object.entries(beyondServer).map(([file, folder]) => ({
      ...server,
      name: `layer-server-${folder.split('/')[1]}`,
      from: { path: `^${file.replace('packages/server', '(packages/server)')}$` },
      to: { ...server.to, pathNot: [...server.to.pathNot, `^${folder}/`] },
    })),
    {
      name: 'framed-lazily',
      severity: 'error',
      comment: 'Load the framed widget with import(), or import its types only.',
      from: { path: framing, pathNot: '\\.(test|stories)\\.tsx?$' },
      to: {
        path: framed,
        dynamic: false,
        dependencyTypesNot: ['type-only', 'type-import', 'dynamic-import'],
      },
    },
    {
      name: 'react-apart',
      severity: 'error',
      comment: 'Core has no views: only @chuhai/core/react hands it to components.',
      from: { path: '^packages/core/src/', pathNot: `^packages/core/src/react/|${notShipped}` },
      to: { path: 'node_modules/(@types/)?react/|^packages/core/src/react/' },
    },
    {
      name: 'unknown-package',
      severity: 'error',
      comment: 'Draw the package into .dependency-cruiser.mjs and docs/architecture.md.',
      from: {
        path: '^(packages|examples)/',
        pathNot: Object.values(layers).map(({ folder }) => `^${folder}/`),
      },
      to: {},
    },
    {
      name: 'by-its-name',
      severity: 'error',
      comment:
        'Import another package by its name, as its package.json exports it, not by a path into its folder.',
      from: {
        path: `^(${Object.values(layers)
          .map(({ folder }) => folder)
          .join('|')})/`,
      },
      to: { path: '^(packages|examples)/', pathNot: [ownPackage], dependencyTypes: ['local'] },
    },
    {
      name: 'not-exported',
      severity: 'error',
      comment: 'The file does not exist, or the package does not export it.',
      from: {},
      // Stylesheets of widgets come with the build.
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?inline$', '^@chuhai/[^/]+/styles\\.css$'] },
    },
    {
      name: 'own-tables',
      severity: 'error',
      comment:
        'Ask the other module by one of its functions: only tables.ts names its tables, for a foreign key.',
      from: { path: '^packages/server/src/modules/([^/]+)/', pathNot: '/tables\\.ts$|\\.test\\.ts$' },
      to: {
        path: '^packages/server/src/modules/.+/tables\\.ts$',
        pathNot: '^packages/server/src/modules/$1/',
      },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Move what these files share to a third one.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    exclude: '(^|/)(dist|test-results|generated)/|tsup\\.config\\.bundled_|^examples/consumer/project/',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.css', '.json'],
    },
  },
}
