import { getSignUp } from '@chuhai/contract/activity'
import { type Activity, activities } from '@chuhai/contract/publication'
import type { Core } from '@chuhai/core'
import { useReturn } from '@chuhai/core/react'
import { useMessages } from '../../../app/messages'
import { ownActivitiesPath } from '../../../app/paths/activities'
import { ActivityPlace } from '../../../components/activity-place/ActivityPlace'
import { QueryView } from '../../../components/QueryView'
import { signUpMessages } from './messages'
import { SignUpForm } from './SignUpForm'

interface OwnSignUpProps {
  core: Core
  item: Activity
  now: number
  /** Whether somebody without a place can sign up, or why not. */
  closed: string | null
  /** The activity was read again, with the seats that are left now. */
  onRead(item: Activity): void
}

const ignore = () => {}

/** A signed-in visitor's place at the next time of an activity, or the form that asks for one. */
export default function OwnSignUp({ core, item, now, closed, onRead }: OwnSignUpProps) {
  const words = useMessages(signUpMessages)
  const input = { params: { id: item.id } }
  const query = core.query(getSignUp, input)
  const refresh = () => {
    query.refresh().catch(ignore)
    core
      .query(activities.get, input)
      .refresh()
      .then((answer) => onRead(answer.item), ignore)
  }
  useReturn(refresh)
  return (
    <QueryView query={query} refresh failed={words.failed} isSmall lines={4}>
      {(signUp) => {
        if (signUp && signUp.place.state !== 'lapsed')
          return (
            <>
              <ActivityPlace core={core} signUp={signUp} now={now} onChanged={refresh} />
              <a className="sign-up__mine" href={ownActivitiesPath}>
                {words.mine}
              </a>
            </>
          )
        if (closed !== null) return <p className="sign-up__note">{closed}</p>
        return <SignUpForm core={core} item={item} onSignedUp={refresh} />
      }}
    </QueryView>
  )
}
