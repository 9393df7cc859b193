import { setTimeout as sleep } from 'node:timers/promises'

/** Limits count by the minutes of the clock: waits for the next one when this one is about to end. */
export async function youngMinute(): Promise<void> {
  const into = Date.now() % 60_000
  if (into > 45_000) await sleep(60_050 - into)
}
