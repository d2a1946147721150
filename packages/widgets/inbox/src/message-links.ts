/** What is called where messages are opened, and where all of them are. */
export interface MessageLinks {
  /** Where 全部消息 leads; the personal centre of the portal when not given. */
  messagesUrl?: string | undefined
  /** A message was opened. */
  onOpened?(detail: { id: string; kind: string; path: string | null }): void
}
