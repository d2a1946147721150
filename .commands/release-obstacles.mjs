/** What keeps a run from proving where it has built a package (provenance), in those CIs that npm believes. */
const unprovable = (env, home) => {
  const cis = [
    {
      name: 'GitHub Actions',
      isHere: env.GITHUB_ACTIONS,
      repository: `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`,
      token: env.ACTIONS_ID_TOKEN_REQUEST_URL,
      remedy: 'give the job the permission id-token: write',
    },
    {
      name: 'GitLab CI',
      isHere: env.GITLAB_CI,
      repository: env.CI_PROJECT_URL,
      token: env.SIGSTORE_ID_TOKEN,
      remedy: 'give the job an entry SIGSTORE_ID_TOKEN in id_tokens, with the audience sigstore',
    },
  ]
  const ci = cis.find(({ isHere }) => isHere)
  if (!ci) return 'nothing proves where this machine has built them; publish from GitHub Actions or GitLab CI'
  if (ci.repository !== home)
    return `${ci.name} works on ${ci.repository}, but repository in package.json is ${home}; they have to be the same`
  return ci.token ? null : `${ci.name} has no token for a proof; ${ci.remedy}`
}

const listOf = (files) => [...files.slice(0, 5), ...(files.length > 5 ? ['…'] : [])].join(', ')

/**
 * Why packages cannot be published from here; `provenance` is null where a proof can be given. `changed` are the files that
 * git would have to commit, `pending` the changes that no version has yet.
 */
export const obstaclesOf = ({ env, home, changed, pending, changelog, version }) => {
  const provenance = unprovable(env, home)
  const isDated = changelog.split('\n').some((line) => /^\d{4}-/.test(line.split(`## [${version}] - `)[1]))
  const obstacles = [
    provenance && `Provenance: ${provenance}.`,
    changed.length > 0 && `What is published has to be committed; this is not: ${listOf(changed)}.`,
    pending.length > 0 &&
      `These changes have no version yet, which \`pnpm version -r\` gives them: ${listOf(pending)}.`,
    !isDated && `CHANGELOG.md has no section "## [${version}] - " with a date.`,
  ]
  return { provenance, obstacles: obstacles.filter(Boolean) }
}
