import type { Config } from '../config.js'

/** Why the server cannot listen, and what to do about it. */
export function explainListenError(
  error: unknown,
  { host, port }: Config,
): { problem: string; advice: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'EADDRINUSE':
      return {
        problem: `Port ${port} on ${host} is used by another program.`,
        advice: `Stop that program, or choose another port: PORT=${port === 65535 ? 3000 : port + 1}`,
      }
    case 'EACCES':
      return {
        problem: `This user may not listen on port ${port}.`,
        advice: 'Choose a port above 1023, such as PORT=3000',
      }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        problem: `${host} is not an address of this machine.`,
        advice: 'Set HOST to one that is, such as HOST=127.0.0.1 or HOST=0.0.0.0',
      }
    default:
      return {
        problem: `The server cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : String(error)}`,
        advice: 'Set HOST and PORT to an address and a port of this machine.',
      }
  }
}
