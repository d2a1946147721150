import { describe, expect, it } from 'vitest'
import { sandboxFor } from './FramedSignOn'

describe('a frame', () => {
  it("on a stranger's page may not lead it elsewhere", () => {
    const allowed = sandboxFor('http://chuhai.test/api/oauth2/authorization/chuhai')
    expect(allowed).toContain('allow-forms')
    expect(allowed).not.toContain('top-navigation')
  })

  it("on the server's own pages goes without a sandbox that would be void", () => {
    expect(sandboxFor('/api/oauth2/authorization/chuhai')).toBeUndefined()
  })
})
