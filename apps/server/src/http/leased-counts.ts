import { setTimeout as sleep } from 'node:timers/promises'
import type { Changes } from '../database/changes.js'
import type { Count, Counts, Window } from './rate-limit.js'
import type pg from 'pg'

interface Lease {
  begins: number
  /** Counted in PostgreSQL as taken by this process. */
  taken: number
  /** Of these, still to be used. */
  left: number
  /** What would remain for everybody once the lease is used up. */
  beyond: number
}

interface Answer extends Count {
  /** Taken in advance by other processes, used or not. */
  elsewhere: number
}

interface Question {
  window: Window
  /** How many requests wait for an answer, the ones that only want to know not counted. */
  wanted: number
  waiting: { wants: boolean; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[]
}

interface Row {
  who: string
  begins: number
  used: number
  leased: number
  granted_used: number
  granted_leased: number
}

const rememberSeconds = 600
/** How long to wait, in all 220 ms, for other processes to give back what they have in advance. */
const patience = [4, 8, 16, 32, 64, 96]
const tidyMillis = 60_000
/** Longer than any window. */
const keepSeconds = 7200

const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/**
 * Counts in PostgreSQL, exactly, over all processes. While one process alone sees a key, it takes a tenth of the limit
 * in advance and counts in memory: a round trip for every tenth of a minute's requests, not for each. A second process
 * that sees the key asks for what is left of that and waits for it; from then on each request of the key is counted in
 * PostgreSQL, all that wait at the same time in one statement.
 */
export class LeasedCounts implements Counts {
  private readonly leases = new Map<string, Lease>()
  /** Keys that several processes see, and until when that is remembered. */
  private readonly shared = new Map<string, number>()
  /** Keys for which nobody answered in this window. */
  private readonly unanswered = new Map<string, number>()
  private questions = new Map<string, Question>()
  private asking = false
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly pool: pg.Pool,
    private readonly changes: Changes,
  ) {
    this.timer = setInterval(() => this.tidy(), tidyMillis).unref()
    changes.on('release', (who) => void this.release(who))
  }

  count(who: string, window: Window): Count | Promise<Count> {
    const lease = this.leases.get(who)
    if (lease?.begins !== window.begins || lease.left === 0) return this.countShared(who, window)
    lease.left -= 1
    return { allowed: true, remaining: lease.beyond + lease.left, begins: lease.begins }
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all([...this.leases.keys()].map((who) => this.release(who)))
  }

  private async countShared(who: string, window: Window): Promise<Count> {
    let answer = await this.ask(who, window, true)
    if (answer.elsewhere === 0 || this.unanswered.get(who) === answer.begins) return answer
    this.changes.publish('release', who)
    for (const millis of patience) {
      await sleep(millis)
      const { allowed } = answer
      answer = await this.ask(who, window, !allowed)
      answer.allowed ||= allowed
      if (answer.elsewhere === 0) return answer
    }
    // The other process has died, most likely; what it took stays taken until the window ends.
    this.unanswered.set(who, answer.begins)
    return answer
  }

  private ask(who: string, window: Window, wants: boolean): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const question = this.questions.get(who) ?? { window, wanted: 0, waiting: [] }
      if (question.window.begins < window.begins) question.window = window
      question.wanted += wants ? 1 : 0
      question.waiting.push({ wants, resolve, reject })
      this.questions.set(who, question)
      if (!this.asking) void this.askAll()
    })
  }

  /** One statement at a time: what is asked meanwhile goes into the next one. */
  private async askAll(): Promise<void> {
    this.asking = true
    await new Promise((resolve) => setImmediate(resolve))
    while (this.questions.size > 0) {
      const questions = this.questions
      this.questions = new Map()
      try {
        for (const row of await this.take(questions)) {
          const question = questions.get(row.who)
          if (question) this.answer(row, question)
        }
      } catch (error) {
        for (const { waiting } of questions.values()) for (const { reject } of waiting) reject(error)
      }
    }
    this.asking = false
  }

  private async take(questions: Map<string, Question>): Promise<Row[]> {
    // Sorted: two processes that lock the same rows in another order would wait for each other.
    const asked = [...questions].sort(([a], [b]) => (a < b ? -1 : 1))
    // A window that is not this one or the next is over, or was opened by a process whose clock is wrong.
    const other = 'c.begins not between excluded.begins and excluded.begins + excluded.seconds'
    const room = 'greatest(0, excluded.most - c.used - c.leased)'
    const used = `case when ${other} then excluded.used else least(excluded.used, ${room}) end`
    const leased = `case when ${other} then excluded.leased
      else least(excluded.leased, ${room} - least(excluded.used, ${room})) end`
    const { rows } = await this.pool.query<Row>(
      `insert into rate_counts as c (who, begins, seconds, most, used, leased, granted_used, granted_leased)
       select who, begins, seconds, most, used, leased, used, leased from (
         select who, begins, seconds, most, least(wanted, most) as used,
           least(ahead, most - least(wanted, most)) as leased
         from unnest($1::text[], $2::bigint[], $3::int[], $4::int[], $5::int[], $6::int[])
           as t (who, begins, seconds, most, wanted, ahead)) as t
       on conflict (who) do update set
         begins = case when ${other} then excluded.begins else c.begins end,
         seconds = excluded.seconds,
         most = excluded.most,
         used = case when ${other} then 0 else c.used end + ${used},
         leased = case when ${other} then 0 else c.leased end + ${leased},
         granted_used = ${used},
         granted_leased = ${leased}
       returning who, begins, used, leased, granted_used, granted_leased`,
      [
        asked.map(([who]) => who),
        asked.map(([, { window }]) => window.begins),
        asked.map(([, { window }]) => window.seconds),
        asked.map(([, { window }]) => window.limit),
        asked.map(([, { wanted }]) => wanted),
        asked.map(([who, { window, wanted }]) => (wanted > 0 ? this.ahead(who, window) : 0)),
      ],
    )
    return rows
  }

  /** A tenth. Who could not hear that another process needs it must take nothing in advance. */
  private ahead(who: string, { limit }: Window): number {
    return this.changes.listening && (this.shared.get(who) ?? 0) < nowSeconds() ? Math.ceil(limit / 10) : 0
  }

  private answer(row: Row, { window, waiting }: Question): void {
    const { who, begins } = row
    const known = this.leases.get(who)
    const mine = known?.begins === begins ? known : { begins, taken: 0, left: 0, beyond: 0 }
    mine.taken += row.granted_leased
    mine.left += row.granted_leased
    mine.beyond = Math.max(0, window.limit - row.used - row.leased)
    if (mine.taken > 0) this.leases.set(who, mine)
    const elsewhere = row.leased - mine.taken
    if (elsewhere > 0) this.shared.set(who, nowSeconds() + rememberSeconds)
    let granted = row.granted_used
    for (const { wants, resolve } of waiting) {
      const allowed = wants && granted + mine.left > 0
      // Those that were not granted may have been asked for before the lease was there.
      if (allowed && granted > 0) granted -= 1
      else if (allowed) mine.left -= 1
      // As if they had come one after another: the last one sees what is left.
      resolve({ allowed, remaining: mine.beyond + mine.left + granted, begins, elsewhere })
    }
  }

  /** Another process sees this key too: what is left of the lease goes back, and no new one is taken. */
  private async release(who: string): Promise<void> {
    const lease = this.leases.get(who)
    this.shared.set(who, nowSeconds() + rememberSeconds)
    if (!lease) return
    this.leases.delete(who)
    // When this fails, the rest stays taken until the window ends: fewer pass, never more.
    await this.pool
      .query(`update rate_counts set leased = leased - $3, used = used + $4 where who = $1 and begins = $2`, [
        who,
        lease.begins,
        lease.taken,
        lease.taken - lease.left,
      ])
      .catch(() => undefined)
  }

  private tidy(): void {
    const now = nowSeconds()
    for (const [who, { begins }] of this.leases) if (begins < now - keepSeconds) this.leases.delete(who)
    for (const [who, until] of this.shared) if (until < now) this.shared.delete(who)
    for (const [who, begins] of this.unanswered) if (begins < now - keepSeconds) this.unanswered.delete(who)
    const old = 'delete from rate_counts where begins < $1'
    void this.pool.query(old, [now - keepSeconds]).catch(() => undefined)
  }
}
