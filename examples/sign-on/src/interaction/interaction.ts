import type { KoaContextWithOIDC as Context, Interaction, Provider } from 'oidc-provider'
import type { Accounts } from '../accounts/accounts'
import type { Limits } from '../limits'
import type { FormState } from '../pages/fields'
import { writeLogIn, writeRegister } from '../pages/forms'
import { writeNotice } from '../pages/notices'
import type { PageContext } from '../pages/page'
import { areCookiesBlocked } from '../provider/cookies'
import { errors } from '../provider/library'
import { findLateRequest } from '../store/adapter'
import type { Store } from '../store/store'
import { isSameOrigin, readForm } from '../submitted-form'
import { logIn, type Outcome, register, type SignedIn } from './submissions'

/** A lock per key: tasks of one key run one after the other. */
const createKeyedLock = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const running = (last.get(key) ?? Promise.resolve()).then(task, task)
    last.set(key, running)
    try {
      return await running
    } finally {
      if (last.get(key) === running) last.delete(key)
    }
  }
}

const now = () => Math.floor(Date.now() / 1000)

/** Ends the session of another account; the library would show a page of its own for that. */
const endOtherSession = async (provider: Provider, interaction: Interaction, accountId: string) => {
  if (!interaction.session || interaction.session.accountId === accountId) return
  const session = await provider.Session.findByUid(interaction.session.uid)
  await session?.destroy()
  interaction.session = undefined
}

/** Saves who signed in. Returns the address that continues the request, as the library's `interactionResult` does. */
const finish = async (
  provider: Provider,
  interaction: Interaction,
  { accountId, remember }: SignedIn,
): Promise<string> => {
  await endOtherSession(provider, interaction, accountId)
  // A visitor who is asked to register may log in, and the reverse: the result satisfies both prompts.
  interaction.result = { ...interaction.lastSubmission, login: { accountId, remember }, create: {} }
  await interaction.save(interaction.exp - now())
  return interaction.returnTo
}

/**
 * Returns the address that restarts an expired sign-in: the application's callback with the error `login_required` and the
 * state of the request, by which the application finds the page to return to.
 */
const nextTry = async ({ provider, store }: Parts, uid: string): Promise<string | undefined> => {
  const request = await findLateRequest(store, uid)
  if (!request) return undefined
  const { redirect_uri: address, state } = request
  const url = new URL(String(address))
  url.searchParams.set('error', 'login_required')
  if (typeof state === 'string') url.searchParams.set('state', state)
  url.searchParams.set('iss', provider.issuer)
  return url.href
}

interface Parts {
  provider: Provider
  store: Store
  accounts: Accounts
  limits: Limits
  pageOf: (ctx: Context, uiLocales?: unknown) => PageContext
}

type PageName = 'login' | 'register'

const address = /^\/interaction\/([\w-]+)(?:\/(login|register))?$/
const write = { login: writeLogIn, register: writeRegister }

/**
 * `/interaction/{uid}` is the page that the application asked for, `/login` and `/register` below it one of the two.
 * Resolves to false for any other address.
 */
export const createInteraction = (parts: Parts) => {
  const { provider, accounts, limits, pageOf } = parts
  const withLock = createKeyedLock()

  const answer = async (name: PageName, ctx: Context): Promise<Outcome> => {
    if (!isSameOrigin(ctx.req, new URL(provider.issuer).origin)) {
      return { state: { faults: { form: 'foreignForm' } } }
    }
    const form = await readForm(ctx.req)
    if (!form) return { state: { faults: { form: 'unreadableForm' } } }
    return (name === 'login' ? logIn : register)({ accounts, limits }, form, ctx.ip)
  }

  const show = (name: PageName, ctx: Context, interaction: Interaction, state: FormState) => {
    const page = pageOf(ctx, interaction.params.ui_locales)
    // A browser writes an error into its console for any page that is not answered with 200.
    ctx.status = 200
    ctx.body = write[name](page, { base: `/interaction/${interaction.uid}`, state })
  }

  /** A form that is sent twice gets the same response twice: the second finds the visitor signed in. */
  const submit = (name: PageName, ctx: Context, uid: string) =>
    withLock(uid, async () => {
      const interaction = await provider.interactionDetails(ctx.req, ctx.res)
      const outcome = interaction.result?.login ? null : await answer(name, ctx)
      if (outcome && 'state' in outcome) return show(name, ctx, interaction, outcome.state)
      ctx.status = 303
      ctx.redirect(outcome ? await finish(provider, interaction, outcome) : interaction.returnTo)
    })

  const open = async (name: PageName | undefined, ctx: Context) => {
    const interaction = await provider.interactionDetails(ctx.req, ctx.res)
    const asked = interaction.prompt.name === 'create' ? 'register' : 'login'
    const { login_hint: hint } = interaction.params
    show(name ?? asked, ctx, interaction, typeof hint === 'string' ? { name: hint } : {})
  }

  return async (ctx: Context): Promise<boolean> => {
    const [, uid = '', name] = address.exec(ctx.path) ?? []
    if (uid === '') return false
    ctx.set('Cache-Control', 'no-store')
    try {
      if (ctx.method === 'POST') await submit((name as PageName) ?? 'login', ctx, uid)
      else await open(name as PageName | undefined, ctx)
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error
      ctx.status = 400
      ctx.body = writeNotice(pageOf(ctx), 'expired', {
        again: await nextTry(parts, uid),
        areCookiesBlocked: areCookiesBlocked(ctx.req),
      })
    }
    return true
  }
}
