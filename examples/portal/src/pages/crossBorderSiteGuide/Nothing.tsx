import { Button, EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { guidePath } from '../../guide/paths'
import type { GuideHomeWords } from './words'

/** Why there is nothing here, and the way to everything. */
export const Nothing = ({ words: { title, text, action } }: { words: GuideHomeWords['empty'] }) => (
  <EmptyState
    illustration={<Parcel />}
    title={title}
    text={text}
    action={
      <Button variant="secondary" href={guidePath}>
        {action}
      </Button>
    }
  />
)
