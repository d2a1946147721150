import { describe, expect, it, vi } from 'vitest'
import { createFormFields, type FormFields, type FormFieldsOptions } from './form'

interface Values {
  name: string
  sections: string[]
}

type Problems = Partial<Record<keyof Values, 'REQUIRED' | 'TOO_LONG' | { message: string }>>

const setUp = (options: Partial<FormFieldsOptions<Values, Problems>> = {}) => {
  let state: FormFields<Values, Problems> | null = { values: { name: '', sections: [] }, problems: {} }
  const onChange = vi.fn()
  const fields = createFormFields<Values, Problems>({
    read: () => state,
    write: (next) => {
      state = next
    },
    problemOf: (values, field) =>
      values[field].length === 0 ? 'REQUIRED' : values[field].length > 3 ? 'TOO_LONG' : undefined,
    onChange,
    ...options,
  })
  return {
    ...fields,
    onChange,
    problems: () => Object.fromEntries(Object.entries(state?.problems ?? {}).filter(([, one]) => one)),
    lock: () => {
      state = null
    },
  }
}

describe('the fields of a form', () => {
  it('are checked in the given order, and the first invalid one is returned', () => {
    const form = setUp()
    expect(form.check(['sections', 'name'])).toBe('sections')
    expect(form.problems()).toEqual({ sections: 'REQUIRED', name: 'REQUIRED' })
    form.change('name', 'Li')
    form.change('sections', ['a'])
    expect(form.check(['sections', 'name'])).toBeNull()
  })

  it('have problems that no rule knows of, like an unfinished upload', () => {
    const form = setUp()
    form.change('name', 'Li')
    expect(form.check(['name'], { sections: { message: 'still uploading' } })).toBe('sections')
    expect(form.problems()).toEqual({ sections: { message: 'still uploading' } })
  })

  it('lose a message once its rule is kept, and get no other one while they are typed', () => {
    const form = setUp()
    form.check(['name'])
    form.change('name', '')
    expect(form.problems()).toEqual({ name: 'REQUIRED' })
    form.change('name', 'Lilith')
    expect(form.problems()).toEqual({})
  })

  it("lose the server's message with the next change", () => {
    const form = setUp()
    form.show({ name: { message: 'taken' } })
    form.validate('name')
    expect(form.problems()).toEqual({ name: { message: 'taken' } })
    form.change('name', 'Li')
    expect(form.problems()).toEqual({})
  })

  it('keep their messages while an input method composes', () => {
    const form = setUp()
    form.check(['name'])
    form.change('name', 'li', true)
    expect(form.problems()).toEqual({ name: 'REQUIRED' })
  })

  it('are checked as they are left, when empty only where the form says so', () => {
    const form = setUp()
    form.change('name', 'Lilith')
    form.validate('name')
    form.validate('sections')
    expect(form.problems()).toEqual({ name: 'TOO_LONG' })
    const strict = setUp({ checksEmpty: true })
    strict.validate('sections')
    expect(strict.problems()).toEqual({ sections: 'REQUIRED' })
  })

  it('tell of every value that has changed', () => {
    const form = setUp()
    form.change('name', 'Li')
    form.validate('sections')
    expect(form.onChange).toHaveBeenCalledExactlyOnceWith({ name: 'Li', sections: [] })
  })

  it('stay as they are while the form is being sent', () => {
    const form = setUp()
    form.lock()
    form.change('name', 'Li')
    form.validate('name')
    expect(form.check(['name'])).toBeNull()
    expect(form.onChange).not.toHaveBeenCalled()
  })
})
