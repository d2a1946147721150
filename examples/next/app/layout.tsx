import '@chuhai/ui/styles.css'
import '@chuhai/consultation/styles.css'
import '@chuhai/ai-chat/styles.css'
import '@chuhai/login/styles.css'
import type { ReactNode } from 'react'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  )
}
