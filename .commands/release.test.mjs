import { describe, expect, test } from 'vitest'
import { home, packedManifest } from './packed-manifest.mjs'
import { faultsOf } from './release-faults.mjs'
import { obstaclesOf } from './release-obstacles.mjs'

const sound = {
  manifest: packedManifest(
    {
      name: '@chuhai/core',
      version: '1.2.3',
      ...{ description: 'a', keywords: ['b'], license: 'MIT', engines: { node: '>=20' } },
      publishConfig: { access: 'public' },
      exports: {
        '.': { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
        './styles.css': './dist/styles.css',
      },
      dependencies: { valibot: '^1.5.0' },
      ...{ scripts: { build: 'tsup' }, devDependencies: { react: '19.3.1' }, wireit: {} },
    },
    'packages/core',
  ),
  changelog: '# @chuhai/core\n\n## 1.2.3\n\n- more\n\n## 1.2.2\n',
  files: [
    ...['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'],
    ...['dist/index.js', 'dist/index.js.map', 'dist/index.d.ts', 'dist/styles.css'],
  ],
  bytes: 1000,
}
const without = (name) => ({ files: sound.files.filter((file) => file !== name) })
const withManifest = (changes) => ({ manifest: { ...sound.manifest, ...changes } })

describe('a packed package', () => {
  test('says where it comes from, and nothing that only this repository can use', () => {
    expect(Object.keys(sound.manifest)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/scripts|devDependencies|wireit/)]),
    )
    expect(sound.manifest).toMatchObject({
      repository: { type: 'git', url: `git+${home}.git`, directory: 'packages/core' },
      homepage: `${home}/tree/HEAD/packages/core#readme`,
      bugs: `${home}/issues`,
      exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } },
    })
  })

  test('that has all it needs is without faults', () => {
    expect(faultsOf(sound, '1.2.3')).toEqual([])
  })

  const broken = [
    [withManifest({ version: '1.2.2' }), 'its version is 1.2.2, not 1.2.3'],
    [{ changelog: '# core\n\n## 1.2.30\n' }, 'CHANGELOG.md has no entry for 1.2.3'],
    [withManifest({ keywords: [] }), 'package.json has no keywords'],
    [withManifest({ license: undefined }), 'package.json has no license'],
    [withManifest({ repository: { url: home } }), 'package.json has no repository with a directory'],
    [without('LICENSE'), 'LICENSE is not packed'],
    [without('dist/styles.css'), './styles.css is ./dist/styles.css (default), which is not packed'],
    [without('dist/index.js.map'), 'dist/index.js has no source map'],
    [withManifest({ exports: { '.': { import: './dist/index.js' } } }), '. has no types'],
    [
      withManifest({ dependencies: { '@chuhai/ui': 'workspace:^' } }),
      '@chuhai/ui is workspace:^, which exists in this repository only',
    ],
    [
      withManifest({ peerDependencies: { react: 'link:../react' } }),
      'react is link:../react, which exists in this repository only',
    ],
    [withManifest({ dependencies: { dayjs: '1.11.23' } }), 'dayjs is pinned to 1.11.23'],
    [{ bytes: 2_000_000 }, 'it has 2000000 bytes, more than 700000'],
  ]
  test.each(broken.map(([changes, fault]) => ({ changes, fault })))(
    'is told that $fault',
    ({ changes, fault }) => {
      expect(faultsOf({ ...sound, ...changes }, '1.2.3')).toEqual([fault])
    },
  )

  test('with a condition for sources is told, as others may have that condition, too', () => {
    const exports = {
      '.': { source: './dist/index.js', types: './dist/index.d.ts', import: './dist/index.js' },
    }
    expect(faultsOf({ ...sound, ...withManifest({ exports }) }, '1.2.3')).toEqual([
      '. has the condition source',
    ])
  })
})

describe('publishing', () => {
  const onGitHub = {
    GITHUB_ACTIONS: 'true',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'a/b',
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.test',
  }
  const onGitLab = { GITLAB_CI: 'true', CI_PROJECT_URL: 'https://github.com/a/b', SIGSTORE_ID_TOKEN: 'x' }
  const ready = {
    ...{ env: onGitHub, home: 'https://github.com/a/b', changed: [], pending: [], version: '1.2.3' },
    changelog: '## [1.2.3] - 2026-11-26\n\n## [1.2.2] - unreleased\n',
  }

  test.each([
    ['GitHub Actions', onGitHub],
    ['GitLab CI', onGitLab],
  ])('is possible from %s', (_, env) => {
    expect(obstaclesOf({ ...ready, env })).toEqual({ provenance: null, obstacles: [] })
  })

  const refused = [
    [
      { env: {} },
      /^Provenance: nothing proves where this machine has built them; publish from GitHub Actions/,
    ],
    [
      { env: { ...onGitHub, GITHUB_REPOSITORY: 'x/y' } },
      /works on https:\/\/github\.com\/x\/y, but repository in package\.json is https:\/\/github\.com\/a\/b/,
    ],
    [{ env: { ...onGitHub, ACTIONS_ID_TOKEN_REQUEST_URL: undefined } }, /the permission id-token: write/],
    [{ env: { ...onGitLab, SIGSTORE_ID_TOKEN: undefined } }, /an entry SIGSTORE_ID_TOKEN in id_tokens/],
    [{ changed: ['README.md'] }, /has to be committed; this is not: README\.md\.$/],
    [
      { pending: ['calm-cats.md'] },
      /have no version yet, which `pnpm version -r` gives them: calm-cats\.md\.$/,
    ],
    [{ version: '1.2.2' }, /no section "## \[1\.2\.2\] - " with a date\.$/],
    [{ version: '1.2.4' }, /no section "## \[1\.2\.4\] - " with a date\.$/],
  ]
  test.each(refused.map(([changes, sentence]) => ({ changes, sentence })))(
    'is refused with $sentence',
    ({ changes, sentence }) => {
      expect(obstaclesOf({ ...ready, ...changes }).obstacles).toEqual([expect.stringMatching(sentence)])
    },
  )
})
