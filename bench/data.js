// npm run bench:data -- --items 1000000
import { parseArgs } from 'node:util'
import { build, openFilled } from './site.js'

const { values } = parseArgs({ options: { items: { type: 'string', default: '1000000' } } })
const items = Number(values.items)
if (!Number.isInteger(items) || items < 1000) throw new Error('--items takes a whole number from 1000 up.')

build()
const began = Date.now()
const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`
const site = await openFilled(items, (step) => console.log(`${seconds().padStart(6)}  ${step}`))
console.log(`${seconds().padStart(6)}  done: ${site.place}`)
await site.close()
