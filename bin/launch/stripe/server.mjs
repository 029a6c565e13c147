import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { ACCOUNT, PRICES } from './account.mjs'
import { answerCalls } from './answer_call.mjs'
import { calls } from './api.mjs'
import { Billing } from './billing.mjs'
import { sender } from './events.mjs'
import { pages } from './pages.mjs'
import { Refusal } from './refusal.mjs'
import { Store } from './store.mjs'

/** node server.mjs <port> <address for webhooks> [file that keeps what is there] */
const [port, webhookUrl, file] = process.argv.slice(2)
const address = `http://localhost:${port}`
const store = new Store(file)
const emit = sender({ url: webhookUrl, secret: ACCOUNT.webhookSecret })
const billing = new Billing({ store, emit, address })
const answerCall = answerCalls({
  secretKey: ACCOUNT.secretKey,
  calls: calls({ store, billing, address }),
})
const page = pages({ store, billing, emit })

for (const price of PRICES)
  store.add('price', {
    ...price,
    currency: 'eur',
    product: price.id.replace('price', 'prod'),
    recurring: { interval: 'month', interval_count: 1 },
    type: 'recurring',
    active: true,
  })

/** Renews what has come to its end while nobody looks. */
setInterval(() => {
  for (const { id } of store.all('cus')) billing.advance(id)
  store.save()
}, 60_000).unref()

createServer((request, response) => {
  const answer = request.url.startsWith('/v1/') ? answerCall : answerPage
  answer(request, response)
    .then(() => store.save())
    .catch((error) => {
      const status = error instanceof Refusal ? error.status : 500
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(error instanceof Refusal ? error.message : error.stack)
    })
}).listen(Number(port), '127.0.0.1')

/** GET shows a page, POST takes what was filled in on it. */
async function answerPage(request, response) {
  const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : null
  const shown = page(new URL(request.url, address).pathname, form)
  if ('location' in shown) return response.writeHead(303, { location: shown.location }).end()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown.page)
}
