import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { explain } from '../console/launch_error.ts'
import { ACCOUNT, PRICES } from './account.ts'
import { answerCalls } from './answer_call.ts'
import { calls } from './api.ts'
import { Billing } from './billing.ts'
import { sender } from './events.ts'
import { pages } from './pages.ts'
import { Refusal } from './refusal.ts'
import { Store } from './store.ts'

/** node server.ts <port> <address for webhooks> [file that keeps what is there] */
const [port, webhookUrl, file] = process.argv.slice(2)
const address = `http://localhost:${port}`
const store = new Store(file)
const emit = sender(webhookUrl, ACCOUNT.webhookSecret)
const billing = new Billing(store, emit, address)
const answerCall = answerCalls(ACCOUNT.secretKey, calls(store, billing, address))
const page = pages(store, billing, emit)

for (const price of PRICES)
  store.add('price', {
    ...price,
    currency: 'eur',
    product: price.id.replace('price', 'prod'),
    recurring: { interval: 'month', interval_count: 1 },
    type: 'recurring',
    active: true,
  })

/** Renews what has come to its end, between two calls too. */
setInterval(() => {
  for (const { id } of store.all('cus')) billing.advance(id)
  store.save()
}, 60_000).unref()

createServer((request, response) => {
  const answer = request.url?.startsWith('/v1/') ? answerCall : answerPage
  answer(request, response)
    .then(() => store.save())
    .catch((error) => {
      const status = error instanceof Refusal ? error.status : 500
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(error instanceof Refusal ? error.message : explain(error))
    })
}).listen(Number(port), '127.0.0.1')

/** GET shows a page, POST takes what was filled in on it. */
async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : null
  const shown = page(new URL(request.url ?? '/', address).pathname, form)
  if ('location' in shown) response.writeHead(303, { location: shown.location }).end()
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown.page)
}
