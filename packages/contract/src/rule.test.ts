import * as v from 'valibot'
import { afterEach, expect, it } from 'vitest'
import { brokenRule, cleaned } from './rule'

const polluted = Object.prototype as { version?: string }

afterEach(() => {
  polluted.version = undefined
  Reflect.deleteProperty(polluted, 'version')
})

it('a form is judged and cleaned by its own fields, on a page that gives every object one more', () => {
  const form = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1, 'NAME_REQUIRED')) })
  polluted.version = '1.4.2'
  expect(cleaned(form, { name: ' 李明 ' })).toEqual({ name: '李明' })
  expect(brokenRule(form, { name: ' ' })).toBe('NAME_REQUIRED')
})
