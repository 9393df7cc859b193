export type MaybePromise<T> = T | Promise<T>

/** Goes on at once with a value that is there already: what comes from memory on a hot path makes no promises. */
export function andThen<A, B>(value: MaybePromise<A>, next: (value: A) => MaybePromise<B>): MaybePromise<B> {
  return value instanceof Promise ? value.then(next) : next(value)
}
