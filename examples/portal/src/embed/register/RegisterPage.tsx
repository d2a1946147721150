import { Button, Form, Undelivered } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import { queryOf } from '../../app/query'
import { Crumbs } from '../../components/Crumbs'
import { registerMessages } from './messages'
import { RegisterFields } from './RegisterFields'
import { createRegisterForm, emptyForm, type RegisterForm } from './register-form'
import { Sent } from './Sent'
import './register-page.css'

const $empty = atom(emptyForm)

type Change = RegisterForm['change']

/** The form, null until the first effect, which reads the draft, and what changes it, from the start on. */
const useRegisterForm = (): { form: RegisterForm | null; change: Change } => {
  const { client } = useApp()
  const { origin } = queryOf(useSearch())
  const [form, setForm] = useState<RegisterForm | null>(null)
  const early = useRef<Parameters<Change>[]>([])
  useEffect(() => {
    if (!client) return
    const created = createRegisterForm({ core: client.core, origin })
    for (const change of early.current.splice(0)) created.change(...change)
    setForm(created)
    return created.connect()
  }, [client, origin])
  const change: Change = (...next) => {
    if (form) form.change(...next)
    else early.current.push(next)
  }
  return { form, change }
}

export const describe = () => '组件只在登记过的网站上工作：填写网址与联系方式，运营人员核对以后登记。'

/** The form with which a webmaster asks for the registration of a site; `?origin=` in its address fills in which. */
export default function RegisterPage() {
  const words = useMessages(registerMessages)
  const { form, change } = useRegisterForm()
  const state = useStore(form?.$state ?? $empty)
  const fields = useRef<HTMLDivElement>(null)
  /** Programs that fill in every field fill in this one, too. */
  const hidden = useRef<HTMLInputElement>(null)
  const wasSubmitted = useRef(false)
  const submit = () => {
    wasSubmitted.current = true
    form?.submit(hidden.current?.value)
  }
  // The messages of a refused submit come with the next render; the first invalid field then gets the focus.
  useLayoutEffect(() => {
    if (!wasSubmitted.current || state.phase === 'sending') return
    wasSubmitted.current = false
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])
  const isSending = state.phase === 'sending'
  return (
    <div className="register portal-width">
      <Crumbs above={[{ title: words.embed, path: '/embed' }]} here={words.title} />
      <h1>{words.title}</h1>
      {state.phase === 'sent' ? (
        <Sent origin={state.origin} token={state.token} onAgain={() => form?.again()} />
      ) : (
        <>
          <p className="register__lead">{words.lead}</p>
          <Form
            ref={fields}
            role="form"
            className="register__form"
            aria-label={words.title}
            aria-busy={isSending}
            onSubmit={submit}
          >
            <input ref={hidden} hidden form="" name="subject" autoComplete="off" />
            <RegisterFields
              form={form}
              change={change}
              values={state.values}
              problems={state.problems}
              disabled={isSending}
            />
            <Button type="submit" size="large" busy={isSending} busyText={words.submitting}>
              {state.delay ? words.submitAgain : words.submit}
            </Button>
            <Undelivered delay={state.delay} />
          </Form>
        </>
      )}
    </div>
  )
}
