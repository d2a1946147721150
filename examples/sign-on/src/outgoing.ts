import { createMailer, type Mail, type MailOptions } from './mail'

/** Mails that are sent after the answer which they belong to; closing waits for them. */
export const createOutgoing = (options: MailOptions | null) => {
  const mailer = options && createMailer(options)
  const pending = new Set<Promise<void>>()
  return {
    post(write: () => Promise<Mail | null>) {
      if (!mailer) return
      const sending = write()
        .then((mail) => mail && mailer.send(mail))
        .then(() => {}, console.error)
        .finally(() => pending.delete(sending))
      pending.add(sending)
    },
    async close() {
      await Promise.all(pending)
      mailer?.close()
    },
  }
}
