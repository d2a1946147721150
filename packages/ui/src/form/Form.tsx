import { forwardRef, type HTMLAttributes, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '../hydration/use-is-hydrated'
import { useIsomorphicLayoutEffect } from '../layout-effect/use-isomorphic-layout-effect'
import { type FormOwner, Owner } from './owner'

/**
 * Returns an id that no other form of the page has; empty on a server and during hydration: nothing can be sent before.
 *
 * @example
 * const id = useFormId()
 * const send = () => console.log('send')
 * return <><Form id={id} onSubmit={send} /><Button type="submit" form={id}>提交</Button></>
 */
export const useFormId = (): string => {
  const [id] = useState(() => `ch-form-${Math.random().toString(36).slice(2)}`)
  return useIsHydrated() ? id : ''
}

/** What `Form` takes: the attributes of a `div`, and what to do on submit. */
export interface FormProps extends Omit<HTMLAttributes<HTMLDivElement>, 'id' | 'onSubmit'> {
  /** From `useFormId`, where a button outside of the form submits it. */
  id?: string
  /** Called for Enter in a field and for a submit button, once the fields have told their values. */
  onSubmit: () => void
}

/**
 * A form that may be inside a form of the page. Forms cannot be nested, and browsers keep the submit of an inner one
 * from React: so this is a plain element, and its controls name a form of ours at the end of the page, which never
 * leads anywhere.
 *
 * @remarks Also those of `HTMLAttributes<HTMLDivElement>`, without `id`, `onSubmit`.
 *
 * @example
 * <Form onSubmit={() => console.log('send')}><Button type="submit">提交</Button></Form>
 */
export const Form = forwardRef<HTMLDivElement, FormProps>(function Form(props, ref) {
  const { id: given, onSubmit, children, ...rest } = props
  const own = useFormId()
  const id = given ?? own
  const owner = useMemo((): FormOwner => ({ id, readers: new Set() }), [id])
  const container = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => container.current as HTMLDivElement)
  const latest = useRef(onSubmit)
  latest.current = onSubmit
  useIsomorphicLayoutEffect(() => {
    const root = container.current?.getRootNode() as Partial<Document> & ParentNode
    if (!root || !owner.id) return
    const form = document.createElement('form')
    form.id = owner.id
    form.noValidate = true
    // A page may give its forms a look.
    form.style.setProperty('display', 'none', 'important')
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      event.stopPropagation()
      const sights = [...owner.readers].map(({ look, take }) => ({ seen: look(), take }))
      // One by one: each may change what the next one adds to.
      for (const { seen, take } of sights) if (seen !== undefined) flushSync(() => take(seen))
      latest.current()
    })
    ;(root.body ?? root).appendChild(form)
    // Pages replace `remove`.
    return () => void form.parentNode?.removeChild(form)
  }, [owner])
  return (
    <div {...rest} ref={container}>
      <Owner.Provider value={owner}>{children}</Owner.Provider>
    </div>
  )
})
