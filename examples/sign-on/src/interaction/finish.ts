import type { Interaction, Provider } from 'oidc-provider'

const now = () => Math.floor(Date.now() / 1000)

/** Whoever signs in as somebody else leaves first; the library would do it with a page of its own. */
const leaveOtherAccount = async (provider: Provider, interaction: Interaction, accountId: string) => {
  if (!interaction.session || interaction.session.accountId === accountId) return
  const session = await provider.Session.findByUid(interaction.session.uid)
  await session?.destroy()
  interaction.session = undefined
}

export interface SignedIn {
  accountId: string
  remember: boolean
}

/** Notes who signed in; answers the address that goes on from here. */
export const finish = async (
  provider: Provider,
  interaction: Interaction,
  { accountId, remember }: SignedIn,
): Promise<string> => {
  await leaveOtherAccount(provider, interaction, accountId)
  // Asked to register, a visitor may log in, and the other way round: either answers both.
  interaction.result = { ...interaction.lastSubmission, login: { accountId, remember }, create: {} }
  await interaction.save(interaction.exp - now())
  return interaction.returnTo
}
