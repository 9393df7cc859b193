import type { MaybePromise } from '../and-then.js'
import type { Db } from '../database/open.js'

/** The user behind a request's key, or behind the session of a browser. */
export type Actor = { userId: string } & ({ tokenId: string } | { sessionId: string })

/**
 * Who may call a route. `enter` gives the handler the scope that it works in, or throws the error that the caller is
 * to see; `rule` is what the documentation says.
 */
export interface Access<Scope> {
  readonly rule: string
  readonly enter: (db: Db, actor: Actor, params: Readonly<Record<string, string>>) => MaybePromise<Scope>
}
