'use client'

import { AiChat } from '@chuhai/ai-chat'
import { Consultation } from '@chuhai/consultation'
import { ChuhaiProvider, LoginArea } from '@chuhai/login'

export const Widgets = () => (
  <ChuhaiProvider base="http://localhost:4000">
    <LoginArea />
    <Consultation onSubmitted={({ id }) => console.log(id)} />
    <AiChat framed />
  </ChuhaiProvider>
)
