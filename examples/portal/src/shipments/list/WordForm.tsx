import { Button, Form, TextField } from '@chuhai/ui'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../../app/messages'
import type { Place } from '../../app/page'
import { listAddress } from './addresses'
import { listMessages } from './messages'

/** Finds shipments by number, reference or recipient. */
export const WordForm = ({ query, word }: Pick<Place, 'query'> & { word: string }) => {
  const words = useMessages(listMessages)
  const [typed, setTyped] = useState(word)
  return (
    <Form
      className="shipment-search"
      onSubmit={() => navigate(listAddress(query, { word: typed.trim(), page: undefined }))}
    >
      <TextField
        label={words.search}
        labelHidden
        type="search"
        placeholder={words.search}
        maxLength={50}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" variant="secondary">
        {words.find}
      </Button>
    </Form>
  )
}
