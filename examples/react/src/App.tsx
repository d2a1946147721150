import { Consultation } from '@chuhai/consultation'
import { HelpBox } from '@chuhai/help-box'
import { ChuhaiProvider, LoginArea } from '@chuhai/login'

export const App = () => (
  <ChuhaiProvider base="http://localhost:4000">
    <LoginArea />
    <Consultation onSubmitted={({ id }) => console.log('lead', id)} />
    <HelpBox />
  </ChuhaiProvider>
)
