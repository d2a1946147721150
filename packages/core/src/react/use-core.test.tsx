import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createFakeCore } from '../testing'
import { CoreContext, useCore } from './index'

const Prices = ({ core }: { core?: ReturnType<typeof createFakeCore> }) => <p>{useCore('Prices', core).base}</p>

it('a component has its own core, or else that of the provider above', () => {
  const [own, provided] = [createFakeCore({ base: 'https://own' }), createFakeCore({ base: 'https://provided' })]
  const html = renderToString(
    <CoreContext.Provider value={provided}>
      <Prices />
      <Prices core={own} />
    </CoreContext.Provider>,
  )
  expect(html).toBe('<p>https://provided</p><p>https://own</p>')
})

it('a component without a core says what to put around it', () => {
  expect(() => renderToString(<Prices />)).toThrow(
    /^\[chuhai\] <Prices> has no core: put <ChuhaiProvider base=.*> around it/,
  )
})
