import { StoreApplication, type StoreApplicationProps } from '@chuhai/application'

/** The application for a store, in a chunk of its own. */
export default function StoreForm(
  props: Pick<StoreApplicationProps, 'core' | 'platformId' | 'site' | 'onChosen'>,
) {
  return <StoreApplication {...props} termsUrl="#terms" />
}
