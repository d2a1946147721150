import { usePart } from '@chuhai/ui'
import { useApp } from '../app/app'

const loadShipping = () => import('@chuhai/shipping')

/** The components of the shipping widgets, with the core that they need; null while their code is fetched, and on the server. */
export const useShipping = () => {
  const { client } = useApp()
  const part = usePart(loadShipping, client !== null, client?.core.report)
  return part && client ? { part, core: client.core } : null
}
