import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface Mailbox {
  url: string
  /** The next mail, with its headers; waits for it. */
  next: () => Promise<string>
  stop: () => Promise<void>
}

/** As much of a mail server as a sender needs. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: string[] = []
  const waiting: ((mail: string) => void)[] = []
  const arrive = (mail: string) => {
    const reader = waiting.shift()
    if (reader) reader(mail)
    else mails.push(mail)
  }
  const server = createServer((socket) => talk(socket, arrive))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => {
      const mail = mails.shift()
      return mail === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(mail)
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function talk(socket: Socket, arrive: (mail: string) => void): void {
  let text = ''
  let data: string | null = null
  const say = (line: string) => socket.write(`${line}\r\n`)
  socket.on('error', () => undefined)
  say('220 mailbox')
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8')
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end)
      text = text.slice(end + 2)
      if (data !== null) {
        if (line === '.') {
          // Long lines are folded with = at their end.
          arrive(data.replaceAll('=\n', '').replaceAll('=3D', '='))
          data = null
          say('250 taken')
        } else data += `${line}\n`
      } else if (line === 'DATA') {
        data = ''
        say('354 go on')
      } else if (line === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
  })
}
