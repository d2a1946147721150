import { Widgets } from './widgets'

export default function Page() {
  return (
    <main>
      <h1>Example</h1>
      <Widgets />
    </main>
  )
}
