import { aiChatTag } from '@chuhai/ai-chat/element'
import { consultationTag } from '@chuhai/consultation/element'
import { coursePlayerTag } from '@chuhai/course-player/element'
import { helpBoxTag } from '@chuhai/help-box/element'
import { shippingQuoteTag } from '@chuhai/shipping/element'
import { trackingTag } from '@chuhai/shipping/tracking-element'
import type { ElementReference } from '@chuhai/ui/element'

/** The values of props by their names. */
export type Props = Readonly<Record<string, unknown>>

interface Embedding {
  /** The component's props where they are not the attributes of the element. */
  props?(values: Props): Props
  /** False for what no visitor has to sign in for. */
  signsOn?: false
  plays?: true
}

/** A widget as pages of others embed it. */
export interface Widget extends ElementReference, Embedding {
  module: string
}

const special: Readonly<Record<string, Embedding>> = {
  [consultationTag]: { signsOn: false },
  [aiChatTag]: {
    // A component offers the consultation where it gets `onConsult`; an element cannot know who listens.
    props: ({ consult, ...values }) => ({
      framed: true,
      ...values,
      ...(consult === true && { onConsult: () => {} }),
    }),
  },
  [coursePlayerTag]: { plays: true },
  [shippingQuoteTag]: { signsOn: false },
  [trackingTag]: { signsOn: false },
}

const found = import.meta.glob<ElementReference>(
  '../../../../packages/widgets/*/src/{element,*-element}.ts',
  {
    import: 'reference',
    eager: true,
  },
)

/** As `data-widgets` and an address name it. */
export const nameOf = ({ tag }: Widget): string => tag.replace('chuhai-', '')

const isBox = ({ tag }: Widget) => tag === helpBoxTag

/** Everything that a page can embed, with the box first. */
export const widgets = Object.entries(found)
  .map(
    ([path, reference]): Widget => ({
      ...reference,
      ...special[reference.tag],
      module: `@chuhai/${path.split('/').at(-3)}`,
    }),
  )
  .sort((one, other) => Number(isBox(other)) - Number(isBox(one))) as [Widget, ...Widget[]]
