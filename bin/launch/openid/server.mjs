import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { chooserPage } from './page.mjs'
import { accountOf, createProvider } from './provider.mjs'

/** node server.mjs <port> <address to lead back to> … */
const [port, ...redirectUris] = process.argv.slice(2)
const provider = createProvider({ issuer: `http://localhost:${port}`, redirectUris })
const answer = provider.callback()

createServer((request, response) => {
  if (!request.url.startsWith('/choose/')) return answer(request, response)
  choose(request, response).catch((error) => {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message)
  })
}).listen(Number(port), '127.0.0.1')

/** GET shows the page, POST takes what was chosen on it. */
async function choose(request, response) {
  const { params } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return response.end(chooserPage(params.hl))
  }
  const form = new URLSearchParams(await text(request))
  const result = form.has('cancel')
    ? { error: 'access_denied', error_description: 'The person chose no account' }
    : { select_account: {}, login: { accountId: accountOf(choiceOf(form)), remember: false } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function choiceOf(form) {
  return { email: String(form.get('email')).trim(), verified: form.has('verified') }
}
