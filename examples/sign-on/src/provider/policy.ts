import { interactionPolicy } from './library'

const { base, Check, Prompt } = interactionPolicy

/** What a visitor may be asked: to register (`prompt=create`) or to log in. Our own applications need no consent. */
export const createPolicy = () => {
  const policy = base()
  policy.remove('consent')
  policy.add(new Prompt({ name: 'create', requestable: true }), 0)
  policy
    .get('login')
    ?.checks.add(
      new Check(
        'no_account',
        'The account of this session does not exist any more',
        'login_required',
        ({ oidc }) =>
          oidc.session?.accountId && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    )
  return policy
}
