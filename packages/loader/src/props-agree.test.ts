import type { AiChatProps } from '@chuhai/ai-chat'
import type { aiChatAttributes } from '@chuhai/ai-chat/element'
import type { ClassApplicationProps, StoreApplicationProps } from '@chuhai/application'
import type { classApplicationAttributes } from '@chuhai/application/element'
import type { storeApplicationAttributes } from '@chuhai/application/store-element'
import type { CompetitionProps } from '@chuhai/competition'
import type { competitionAttributes } from '@chuhai/competition/element'
import type { ConsultationProps } from '@chuhai/consultation'
import type { consultationAttributes } from '@chuhai/consultation/element'
import type { CoursePlayerProps } from '@chuhai/course-player'
import type { coursePlayerAttributes } from '@chuhai/course-player/element'
import type { EvaluationProps } from '@chuhai/evaluation'
import type { evaluationAttributes } from '@chuhai/evaluation/element'
import type { HelpBoxProps } from '@chuhai/help-box'
import type { helpBoxAttributes } from '@chuhai/help-box/element'
import type { InboxProps } from '@chuhai/inbox'
import type { inboxAttributes } from '@chuhai/inbox/element'
import type { LoginAreaProps } from '@chuhai/login'
import type { loginAttributes } from '@chuhai/login/element'
import type { EnquiryProps, ServiceCardProps } from '@chuhai/market'
import type { serviceCardAttributes } from '@chuhai/market/element'
import type { enquiryAttributes } from '@chuhai/market/enquiry-element'
import type { OrgSwitcherProps } from '@chuhai/org-switcher'
import type { orgSwitcherAttributes } from '@chuhai/org-switcher/element'
import type { ShippingQuoteProps, TrackingProps } from '@chuhai/shipping'
import type { shippingQuoteAttributes } from '@chuhai/shipping/element'
import type { trackingAttributes } from '@chuhai/shipping/tracking-element'
import type { AttributeProps, Attributes, commonAttributes } from '@chuhai/ui/element'
import { expectTypeOf, it } from 'vitest'

/** What a component takes of its element's attributes. Where the types differ, the check of types fails here. */
type Taken<Props, A extends Attributes> = Partial<Pick<Props, keyof AttributeProps<A> & keyof Props>>
type Wanted<A extends Attributes> = AttributeProps<A & typeof commonAttributes>
type Agrees<Props, A extends Attributes> =
  Exclude<keyof Wanted<A>, keyof Props> extends never
    ? Wanted<A> extends Taken<Props, A & typeof commonAttributes>
      ? true
      : false
    : Exclude<keyof Wanted<A>, keyof Props>

it('components take the attributes of their elements as props of the same names', () => {
  // A component offers the consultation where it gets `onConsult`; an element cannot know who listens.
  expectTypeOf<Agrees<AiChatProps, Omit<typeof aiChatAttributes, 'consult'>>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<ClassApplicationProps, typeof classApplicationAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<CompetitionProps, typeof competitionAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<ConsultationProps, typeof consultationAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<CoursePlayerProps, typeof coursePlayerAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<EnquiryProps, typeof enquiryAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<EvaluationProps, typeof evaluationAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<HelpBoxProps, typeof helpBoxAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<InboxProps, typeof inboxAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<LoginAreaProps, typeof loginAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<OrgSwitcherProps, typeof orgSwitcherAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<ServiceCardProps, typeof serviceCardAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<ShippingQuoteProps, typeof shippingQuoteAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<StoreApplicationProps, typeof storeApplicationAttributes>>().toEqualTypeOf<true>()
  expectTypeOf<Agrees<TrackingProps, typeof trackingAttributes>>().toEqualTypeOf<true>()
})

it('elements are known to the page by their tags, properties and events', () => {
  expectTypeOf<HTMLElementTagNameMap['chuhai-consultation']['sections']>().toEqualTypeOf<
    readonly string[] | undefined
  >()
  expectTypeOf<HTMLElementTagNameMap['chuhai-ai-chat']['hideHeading']>().toEqualTypeOf<boolean>()
  const listen = (page: Document) =>
    page.addEventListener('chuhai-submitted', ({ detail }) =>
      expectTypeOf(detail).toEqualTypeOf<{ id: string }>(),
    )
  expectTypeOf(listen).toBeFunction()
})
