import type { Transporter } from 'nodemailer'
import type { Config } from '../config.js'

export interface Message {
  to: string
  subject: string
  text: string
}

export interface Mail {
  /** Takes the message and returns at once: how long the mail server takes must not show in an answer. */
  send(message: Message): void
  /** Ends when what was taken has been sent, or has failed. */
  close(): Promise<void>
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Null when no mail server is configured. */
export function openMail(
  { smtpUrl: url, mailFrom: from }: Config,
  onError: (error: unknown, message: Message) => void,
): Mail | null {
  return url === null || from === null ? null : open(url, from, onError)
}

function open(url: string, from: string, onError: (error: unknown, message: Message) => void): Mail {
  let opening: Promise<Transporter> | undefined
  const underWay = new Set<Promise<void>>()

  async function deliver(message: Message): Promise<void> {
    try {
      opening ??= import('nodemailer').then(({ createTransport }) => createTransport({ url, ...timeouts }))
      await (await opening).sendMail({ from, ...message })
    } catch (error) {
      onError(error, message)
    }
  }

  return {
    send(message) {
      const delivery = deliver(message).finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    },
    async close() {
      await Promise.all(underWay)
      ;(await opening)?.close()
    },
  }
}
