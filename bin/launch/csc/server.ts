import { createServer } from 'node:http'
import { DevelopmentAuthority } from '../../../modules/sealing/authority/development_authority.ts'
import { cscApi } from './api.ts'
import { reasonOf } from '../console/launch_error.ts'

/** node server.ts <port> <folder of the development authority> <address to lead back to> … */
const [port, folder, ...redirectUris] = process.argv.slice(2)
const answer = cscApi(DevelopmentAuthority.open(folder), redirectUris)

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: 'invalid_request', error_description: reasonOf(error) }))
  })
}).listen(Number(port), '127.0.0.1')
