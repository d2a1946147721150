import { expect, it } from 'vitest'
import { siteFaults } from './faults.mjs'

it.each(['partner-site', 'university-site', 'html'])(
  '%s has no dead link, no foreign address and nothing inline',
  (site) => {
    expect(siteFaults(new URL(`../../${site}/pages/`, import.meta.url))).toEqual([])
  },
)
