/** Does something now and then, never twice at once, for as long as the server runs. Stopping waits for what is under way. */
export function repeat(
  millis: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .then(() => undefined, onError)
      .finally(() => (running = undefined))
  }, millis).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
