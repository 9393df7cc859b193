import { print, withSite, type OutputOptions } from './command.js'

export function migrate(options: OutputOptions): Promise<void> {
  // Opening the database has migrated it.
  return withSite(({ applied }) => {
    const text = applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}`
    print(options, { applied }, text)
    return Promise.resolve()
  })
}
