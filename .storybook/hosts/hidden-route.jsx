import { Activity, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Consultation } from '../../packages/widgets/consultation/src/index'
import { ChuhaiProvider } from '../../packages/widgets/login/src/index'

/** A page whose form is hidden with its provider, and shown again, as routes that a framework keeps are. */
const Page = () => {
  const [isShown, setIsShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        换页
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <ChuhaiProvider base="">
          <Consultation />
        </ChuhaiProvider>
      </Activity>
    </>
  )
}
createRoot(document.getElementById('root')).render(<Page />)
