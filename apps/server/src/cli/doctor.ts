import { readConfig } from '../config.js'
import { print, type OutputOptions } from './command.js'
import { checkDatabase } from './doctor-database.js'
import { checkDataFolder, checkDisk, checkNode, checkPort, type Finding } from './doctor-machine.js'

export async function doctor(options: OutputOptions): Promise<void> {
  const config = readConfig(process.env)
  const findings: Finding[] = [
    checkNode(process.versions.node),
    await checkDataFolder(config),
    await checkDisk(config),
    ...(await checkDatabase(config)),
    await checkPort(config),
  ]
  print(options, findings, findings.map(line).join('\n'))
  if (findings.some(({ status }) => status === 'fault')) process.exitCode = 1
}

function line({ check, status, message, advice }: Finding): string {
  const indent = ' '.repeat(21)
  const text = [message, ...(advice ? [advice] : [])].join('\n').replaceAll('\n', `\n${indent}`)
  return `${status.padEnd(9)}${check.padEnd(12)}${text}`
}
