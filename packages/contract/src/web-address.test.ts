import { describe, expect, it } from 'vitest'
import { withProtocol } from './web-address'

describe('withProtocol', () => {
  it.each([
    ['www.example.com', 'http://www.example.com'],
    ['example.com:8080/shop', 'http://example.com:8080/shop'],
    ['localhost:4000', 'http://localhost:4000'],
    ['  example.com ', 'http://example.com'],
    ['//cdn.example.com/a.png', 'http://cdn.example.com/a.png'],
  ])('adds http:// to %s', (link, expected) => {
    expect(withProtocol(link)).toBe(expected)
  })

  it.each([
    'https://example.com',
    'http://example.com',
    'HTTPS://EXAMPLE.COM',
    'mailto:hello@example.com',
    'tel:4008260571',
    'weixin://dl/business',
  ])('leaves %s with the protocol it has', (link) => {
    expect(withProtocol(link)).toBe(link)
  })

  it.each(['/school', '?tag=1', '#top', './next', ''])(
    'leaves the place "%s" within the site as it is',
    (link) => {
      expect(withProtocol(link)).toBe(link)
    },
  )

  it.each(['javascript:alert(1)', 'JavaScript://%0aalert(1)', 'data:text/html,x'])(
    'lets no script through: %s',
    (link) => {
      expect(withProtocol(link)).toBe(`http://${link}`)
    },
  )
})
