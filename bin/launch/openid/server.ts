import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { reasonOf } from '../console/launch_error.ts'
import { chooserPage } from './page.ts'
import { accountOf, createProvider, type Choice } from './provider.ts'

/** node server.ts <port> <address to lead back to> … */
const [port, ...redirectUris] = process.argv.slice(2)
const provider = createProvider(`http://localhost:${port}`, redirectUris)
const answer = provider.callback()

createServer((request, response) => {
  if (!request.url?.startsWith('/choose/')) return answer(request, response)
  choose(request, response).catch((error: unknown) => {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(reasonOf(error))
  })
}).listen(Number(port), '127.0.0.1')

/** GET shows the page, POST takes what was chosen on it. */
async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(chooserPage(params.hl))
    return
  }
  const form = new URLSearchParams(await text(request))
  const result = form.has('cancel')
    ? { error: 'access_denied', error_description: 'The person chose no account' }
    : { select_account: {}, login: { accountId: accountOf(choiceOf(form)), remember: false } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function choiceOf(form: URLSearchParams): Choice {
  return { email: String(form.get('email')).trim(), verified: form.has('verified') }
}
