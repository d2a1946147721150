/** No package is larger; the largest, the contract, has 530 kB, source maps included. */
const largestBytes = 700_000

const wanted = [
  'description',
  'keywords',
  'license',
  'homepage',
  'bugs',
  'engines',
  'exports',
  'publishConfig',
]
const wantedFiles = ['LICENSE', 'README.md', 'CHANGELOG.md']

/** The files behind an export, each with the condition under which it is taken. */
const targetsOf = (target, condition = 'default') =>
  typeof target === 'string'
    ? [[condition, target]]
    : Object.entries(target).flatMap(([name, inner]) => targetsOf(inner, name))

const faultsOfExports = (exports, files) =>
  Object.entries(exports).flatMap(([path, target]) => {
    const targets = targetsOf(target)
    const conditions = targets.map(([condition]) => condition)
    const missing = targets.filter(([, file]) => !files.includes(file.replace('./', '')))
    return [
      ...missing.map(([condition, file]) => `${path} is ${file} (${condition}), which is not packed`),
      ...(conditions.includes('source') ? [`${path} has the condition source`] : []),
      ...(conditions.includes('import') && !conditions.includes('types') ? [`${path} has no types`] : []),
    ]
  })

const faultsOfDependencies = ({ dependencies, peerDependencies, optionalDependencies }) =>
  Object.entries({ ...dependencies, ...peerDependencies, ...optionalDependencies }).flatMap(
    ([name, range]) => {
      if (/^(workspace|link|file|portal|catalog):/.test(range))
        return [`${name} is ${range}, which exists in this repository only`]
      return /^\d/.test(range) ? [`${name} is pinned to ${range}`] : []
    },
  )

/** Of texts, lists and objects. */
const isEmpty = (value) => Object.keys(value ?? '').length === 0
const hasEntry = (changelog, version) => changelog.split('\n').some((line) => line === `## ${version}`)

/** What is wrong with a packed package that is to have this version; each a sentence about it. */
export const faultsOf = ({ manifest, changelog, files, bytes }, version) => [
  ...(manifest.version === version ? [] : [`its version is ${manifest.version}, not ${version}`]),
  ...(hasEntry(changelog, version) ? [] : [`CHANGELOG.md has no entry for ${version}`]),
  ...wanted.filter((field) => isEmpty(manifest[field])).map((field) => `package.json has no ${field}`),
  ...(manifest.repository?.directory ? [] : ['package.json has no repository with a directory']),
  ...wantedFiles.filter((file) => !files.includes(file)).map((file) => `${file} is not packed`),
  ...faultsOfExports(manifest.exports ?? {}, files),
  ...faultsOfDependencies(manifest),
  ...files
    .filter((file) => file.endsWith('.js') && !files.includes(`${file}.map`))
    .map((file) => `${file} has no source map`),
  ...(bytes > largestBytes ? [`it has ${bytes} bytes, more than ${largestBytes}`] : []),
]
