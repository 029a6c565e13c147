import { parentPort, workerData } from 'node:worker_threads'
import { readDocument } from '#modules/imports/files/read_official'
import { declaredXml, dmfaXml, nissOf, OWN_NUMBER } from './official_files.ts'

/** In a thread of its own, whose memory has a ceiling: reads a declaration of so many bytes, and tells how many people it had. */
const { bytes } = workerData as { bytes: number }
const [head, tail] = dmfaXml({ people: [] }).split('</EmployerDeclaration>') as [string, string]
const person = Buffer.from(declaredXml({ niss: nissOf('1985-07-30', 34) }, 1, '20263'))

async function* pieces() {
  yield Buffer.from(head)
  for (let sent = 0; sent < bytes; sent += person.length) yield person
  yield Buffer.from(`</EmployerDeclaration>${tail}`)
}

const reader = await readDocument(pieces(), OWN_NUMBER)
parentPort!.postMessage({ people: reader.people().length, bytesOfEach: person.length })
