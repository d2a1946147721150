import layers from './.dependency-cruiser.mjs'

/**
 * Modules of the server import one another in one direction. They are looked at alone, and without their tests: both a test and
 * a folder that tests use may know any module.
 */
export default {
  forbidden: [
    {
      name: 'no-circle-of-modules',
      severity: 'error',
      comment:
        'Pass in what the one needs of the other, or name it in a list beside the modules, such as product-sources.ts.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...layers.options, includeOnly: '^packages/server/src/modules/', exclude: '\\.test\\.ts$' },
}
