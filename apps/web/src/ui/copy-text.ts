import { say } from './toast'

/** Whether it was copied: browsers have a clipboard on https and localhost only. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies and says so, or shows the text, to be copied by hand. */
export async function copyAndSay(what: string, text: string): Promise<void> {
  if (await copyText(text)) say(`${what} copied`)
  else say(`This browser has no clipboard here. ${what}:`, { description: text, duration: 30_000 })
}
