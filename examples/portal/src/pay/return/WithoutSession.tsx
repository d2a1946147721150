import type { Core } from '@chuhai/core'
import { iconInfo, iconSuccess } from '@chuhai/ui/icons'
import { useCallback } from 'react'
import { useMessages } from '../../app/messages'
import { SignOnButton } from '../../components/SignOnButton'
import { useAddress } from '../../router/match'
import { payMessages } from '../messages'
import { Outcome } from '../Outcome'
import { Asking } from './Asking'
import { createReturnPoll } from './poll'

interface WithoutSessionProps {
  core: Core
  /** Of the address that the provider returns to; null for an address that is incomplete. */
  signed: { number: string; proof: string } | null
}

/** Says in a browser without the buyer's session whether it is paid, and nothing of the order. */
export const WithoutSession = ({ core, signed }: WithoutSessionProps) => {
  const words = useMessages(payMessages).withoutSession
  const address = useAddress()
  const { number, proof } = signed ?? {}
  const start = useCallback(
    () => createReturnPoll(core, { number: number ?? '', proof: proof ?? '' }),
    [core, number, proof],
  )
  const signIn = (
    <SignOnButton service={address} reason="payment">
      {words.signIn}
    </SignOnButton>
  )
  const unknown = (
    <Outcome icon={iconInfo} tone="brand" title={words.title} text={words.text} actions={signIn} />
  )
  if (!signed) return unknown
  return (
    <Asking
      start={start}
      actions={signIn}
      missing={unknown}
      known={() => (
        <Outcome
          icon={iconSuccess}
          tone="success"
          title={words.paid}
          text={words.paidText}
          actions={signIn}
        />
      )}
    />
  )
}
