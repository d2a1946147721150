import type { MailboxMessage, NewMessage } from './message'

/** Keeps the newest messages in memory. */
export const createStore = (keep: number) => {
  const messages = new Map<string, MailboxMessage>()
  const listeners = new Set<() => void>()
  let number = 0
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const keyOf = ({ kind, id }: NewMessage) => `${kind} ${id}`
  return {
    /** Takes a message; one that has come before is counted, as receivers drop it. */
    add(message: NewMessage): void {
      const key = keyOf(message)
      const known = messages.get(key)
      if (known) known.times += 1
      else {
        number += 1
        messages.set(key, { ...message, number, times: 1 })
        const [oldest] = messages.keys()
        if (messages.size > keep && oldest !== undefined) messages.delete(oldest)
      }
      tell()
    },
    find: (wanted: number): MailboxMessage | undefined =>
      [...messages.values()].find((message) => message.number === wanted),
    get count(): number {
      return messages.size
    },
    /** The newest first. */
    list: (): MailboxMessage[] => [...messages.values()].reverse(),
    clear(): void {
      messages.clear()
      tell()
    },
    /** Calls back after every change; returns how to end that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Store = ReturnType<typeof createStore>
