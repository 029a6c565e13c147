import { createServer } from 'node:http'
import { answerModel, type Behaviour } from './wire.ts'

/**
 * `node bin/launch/model/server.ts <port>`: a language model's place on this machine, for trying the way to one. It has no
 * weights and knows four words for children that the reader does not; whatever else is asked it leaves out.
 */
const CHILDREN = /(\d{1,2}) (?:loupiots|pitchouns|spruiten|nippers)/i

function answer({ request }: { request: string }): Behaviour {
  const match = CHILDREN.exec(request)
  const ops = match
    ? [{ op: 'set', path: 'worker.enfantsACharge', value: match[1], quote: match[0] }]
    : []
  return { ops }
}

const serve = answerModel(answer)
createServer((request, response) => {
  serve(request, response).catch(() => response.destroy())
}).listen(Number(process.argv[2] ?? 4010), '127.0.0.1')
