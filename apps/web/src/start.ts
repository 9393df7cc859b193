import { prefetchAddress } from './routes/first-data'
import './styles.css'

/** Milliseconds. */
const patience = { toAsk: 100, toDraw: 250 }

const atMost = (ms: number, promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, ms))])

/**
 * A small file that runs while the large ones are on their way. It asks for the data of the page, and waits a little: for
 * the requests to be sent, since scripts that are being run would keep them; and for the answers, since to draw a page
 * without its data and then with it takes longer.
 */
async function start(): Promise<void> {
  const data = prefetchAddress(location)
  await atMost(patience.toAsk, data.asked)
  const { prepare, show } = await import('./main')
  await atMost(patience.toDraw, Promise.allSettled([data.here, prepare()]))
  show()
}

void start()
