import type { KoaContextWithOIDC as Context, Interaction, Provider } from 'oidc-provider'
import type { Accounts } from '../accounts/accounts'
import { isFromOurPage, readForm } from '../http/form'
import { createTurns } from '../http/one-at-a-time'
import type { Limits } from '../limits/limits'
import { type FormState, writeLogIn, writeRegister } from '../pages/forms'
import { writeNotice } from '../pages/notices'
import type { PageContext } from '../pages/page'
import { errors } from '../provider/library'
import { finish } from './finish'
import { logIn, type Outcome } from './log-in'
import { register } from './register'

interface Parts {
  provider: Provider
  accounts: Accounts
  limits: Limits
  pageOf: (ctx: Context, uiLocales?: unknown) => PageContext
}

type PageName = 'login' | 'register'

const address = /^\/interaction\/([\w-]+)(?:\/(login|register))?$/
const write = { login: writeLogIn, register: writeRegister }

/**
 * `/interaction/{uid}` is the page that the application asked for, `/login` and `/register` below it one of the two.
 * Answers false for any other address.
 */
export const createInteraction = ({ provider, accounts, limits, pageOf }: Parts) => {
  const inTurn = createTurns()

  const answer = async (name: PageName, ctx: Context): Promise<Outcome> => {
    if (!isFromOurPage(ctx.req, new URL(provider.issuer).origin)) {
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

  /** A form that is sent twice is answered twice with the same: the second finds the visitor signed in. */
  const submit = (name: PageName, ctx: Context, uid: string) =>
    inTurn(uid, async () => {
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
      ctx.body = writeNotice(pageOf(ctx), 'expired')
    }
    return true
  }
}
