import { type Finding, policyOf } from '@chuhai/contract/embed'
import { found } from './found'

const frameDirective = 'frame-src'

/** A violation of the page's Content Security Policy. */
interface Violation {
  directive: string
  /** The whole policy. */
  policy: string
  /** The blocked address; after a redirect some browsers report only its origin. */
  address: string
}

/** Collects the violations of the page's policy. */
export const watchPolicy = (document: Document) => {
  const violations: Violation[] = []
  const note = (event: SecurityPolicyViolationEvent) => {
    const { disposition, blockedURI: address, effectiveDirective, originalPolicy: policy } = event
    if (disposition === 'report') return
    // Some browsers report the fallback of `frame-src`.
    const directive = effectiveDirective === 'child-src' ? frameDirective : effectiveDirective
    violations.push({ directive, policy, address })
  }
  document.addEventListener('securitypolicyviolation', note)
  return { violations, stop: () => document.removeEventListener('securitypolicyviolation', note) }
}

/** Adds sources to a directive; a missing directive starts with the sources of its fallback. */
const withSources = (policy: string, directive: string, added: string): string => {
  const directives = new Map(
    policy.split(';').map((text): [string, string[]] => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
  const child = directive === frameDirective ? directives.get('child-src') : undefined
  const sources = directives.get(directive) ?? child ?? directives.get('default-src') ?? []
  return [directive, ...new Set([...sources.filter((each) => each !== "'none'"), ...added.split(' ')])].join(
    ' ',
  )
}

/** Reports the sources that the policy lacks for the portal, and for the providers of sign-on if they are known. */
export const policyFindings = (
  violations: readonly Violation[],
  base: string,
  providers: readonly string[] | null,
): Finding[] => {
  const needed = policyOf({ base, signsOn: true, plays: true })
  const origins = [base, ...(providers ?? [])]
  const isOf = (origin: string) => (each: Violation) => `${each.address}/`.startsWith(`${origin}/`)
  const ours = violations.filter((each) => origins.some((origin) => isOf(origin)(each)))
  const policies = new Map(ours.map(({ directive, policy }) => [directive, policy]))
  return [...policies].map(([directive, policy]) => {
    const line = withSources(policy, directive, needed[directive] ?? base)
    if (directive !== frameDirective) return found('POLICY_MISSING', { base, directive, line })
    if (!providers) return found('POLICY_FRAMES', { base, line })
    const frames = ours.filter((each) => each.directive === directive)
    const hosts = origins.filter((origin) => frames.some(isOf(origin))).join(' ')
    return found('POLICY_SIGN_ON', { hosts, directive, line: withSources(policy, directive, hosts) })
  })
}
