import { describe, expect, it } from 'vitest'
import { loginPath, returnPath } from './sign-on'

const origin = 'https://www.chuhai.example'

describe('returnPath', () => {
  it('keeps a path of this site with its query and fragment', () => {
    expect(returnPath('/siteBuild?a=1#b', origin)).toBe('/siteBuild?a=1#b')
    expect(returnPath(`${origin}/siteBuild`, origin)).toBe('/siteBuild')
  })

  it.each([
    'https://evil.example/a',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '\t//evil.example',
    `${origin}.evil.example/`,
    `${origin}//evil.example`,
    'http://',
    '',
    undefined,
  ])('refuses %j', (service) => {
    expect(returnPath(service, origin)).toBe('/')
  })

  it('does not lead back to sign-on itself', () => {
    expect(returnPath('/login?service=/login', origin)).toBe('/')
  })
})

describe('loginPath', () => {
  it('carries the address the visitor came from', () => {
    expect(loginPath('/a?b=1')).toBe('/login?service=%2Fa%3Fb%3D1')
    expect(loginPath('/a', 'register')).toBe('/login?service=%2Fa&mode=register')
  })
})
