import { randomUUID } from 'node:crypto'
import { ask } from './ask.ts'
import { newPackage } from './packages.ts'

const TEXT = [
  {
    kind: 'paragraph',
    lines: [[{ text: 'Bienvenue !', bold: false, italic: false, variable: null }]],
  },
]

interface OfferOfTest {
  /** First name of a person of this test alone; `mark` is their last one. */
  name: string
  mark: string
  sent?: boolean
}

/** An offer of a test's own, for a new candidate, made and sent through the API; answers its id. */
export async function newOffer({ name, mark, sent = false }: OfferOfTest): Promise<string> {
  const workerId = randomUUID()
  const email = `${workerId.slice(0, 8)}.${mark}@example.test`
  await ask('post', 'workers', { id: workerId, firstName: name, lastName: mark, email })
  const packageId = await newPackage({ nomFonction: `Poste de ${name}` })
  const prepared = await ask('post', 'offers', { workerId, packageId, language: 'fr' })
  const { id } = prepared
  const { version } = await ask('put', `offers/${id}`, { version: prepared.version, body: TEXT })
  if (sent) await ask('post', `offers/${id}/send`, { version })
  return id
}
