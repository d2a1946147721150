import { type Finding, policyOf } from '@chuhai/contract/embed'
import { found } from './found'

const frameDirective = 'frame-src'

/** Something that the policy of the page has stopped. */
interface Stopped {
  directive: string
  /** The whole policy, as it stands. */
  policy: string
  /** Of what was stopped; where that was led to from elsewhere, some browsers tell no more than the origin. */
  address: string
}

/** Collects what the policy of the page stops. */
export const watchPolicy = (document: Document) => {
  const stopped: Stopped[] = []
  const note = (event: SecurityPolicyViolationEvent) => {
    const { disposition, blockedURI: address, effectiveDirective, originalPolicy: policy } = event
    if (disposition === 'report') return
    // Browsers without `frame-src` name what stood in for it.
    const directive = effectiveDirective === 'child-src' ? frameDirective : effectiveDirective
    stopped.push({ directive, policy, address })
  }
  document.addEventListener('securitypolicyviolation', note)
  return { stopped, stop: () => document.removeEventListener('securitypolicyviolation', note) }
}

/** The directive of a policy with one source more; of a directive that is missing, browsers take what stands in for it. */
const mended = (policy: string, directive: string, source: string): string => {
  const directives = new Map(
    policy.split(';').map((text): [string, string[]] => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
  const child = directive === frameDirective ? directives.get('child-src') : undefined
  const sources = directives.get(directive) ?? child ?? directives.get('default-src') ?? []
  return [directive, ...new Set([...sources.filter((each) => each !== "'none'"), ...source.split(' ')])].join(
    ' ',
  )
}

/** What the policy lacks for the portal, and for the providers of sign-on where they are known. */
export const policyFindings = (
  stopped: readonly Stopped[],
  base: string,
  providers: readonly string[] | null,
): Finding[] => {
  const needed = policyOf({ base, signsOn: true, plays: true })
  const origins = [base, ...(providers ?? [])]
  const isOf = (origin: string) => (each: Stopped) => `${each.address}/`.startsWith(`${origin}/`)
  const ours = stopped.filter((each) => origins.some((origin) => isOf(origin)(each)))
  const policies = new Map(ours.map(({ directive, policy }) => [directive, policy]))
  return [...policies].map(([directive, policy]) => {
    const line = mended(policy, directive, needed[directive] ?? base)
    if (directive !== frameDirective) return found('POLICY_MISSING', { base, directive, line })
    if (!providers) return found('POLICY_FRAMES', { base, line })
    const frames = ours.filter((each) => each.directive === directive)
    const hosts = origins.filter((origin) => frames.some(isOf(origin))).join(' ')
    return found('POLICY_SIGN_ON', { hosts, directive, line: mended(policy, directive, hosts) })
  })
}
