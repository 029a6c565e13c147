import { setTimeout as sleep } from 'node:timers/promises'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { exampleText } from '#tests/helpers/example_contract'
import { agreed } from '#tests/helpers/agreed'
import { madePdf } from '#tests/helpers/made_pdf'
import { mailsTo, textOf } from '../support/mailbox.ts'
import { Made } from './made.ts'

/** Who was promoted this year, and read a statement last year. */
const READER = 'Clara Mathieu'
/** What hangs on the statements. */
const HUNG = [
  ['Règlement de travail', 'Horaires, absences, contacts'],
  ['Politique de télétravail', 'Jours, indemnité, matériel'],
] as const
/** Last one first: each ends before what follows. */
const PAY_BEFORE = [
  ['2024-01-01', 3450],
  ['2023-01-01', 3280],
  ['2022-03-01', 3050],
] as const
const MAIL_MS = 60_000
const CONTRACT = 'Contrat de travail à durée indéterminée'
const SIGNERS_LINK = /\/\w\w(\/s\/[\w-]+#[\w-]{43})/g

/** A casefile that is being signed: three of the company together, of whom the second has signed and the third is the administrator; then the worker. */
export interface CasefileBeingSigned {
  id: string
  /** The private addresses of the first two, without host and language. */
  unsigned: string
  signed: string
}

/** A worker before their reward statement, in a browser where they are signed in. */
export interface WorkerWithStatement {
  workerId: string
  client: TestClient
  /** Of the statement, without the language. */
  path: string
}

/** The content of the demo company, found by the names a person would look for. */
export class Demo {
  #signing?: Promise<CasefileBeingSigned>
  #portal?: Promise<WorkerWithStatement>

  /** What the demo company does not come with. */
  readonly made: Made

  private constructor(readonly client: TestClient) {
    this.made = new Made(client)
  }

  static async signIn(): Promise<Demo> {
    return new Demo(await signedIn('admin'))
  }

  /** Id of the package of a job, of one category. */
  package(nomFonction: string, category = 'CONTRACTED'): Promise<string> {
    const search = encodeURIComponent(nomFonction)
    return this.#find(`packages?search=${search}&category=${category}`, nomFonction)
  }

  /** Id of the offer to a candidate. */
  offer(lastName: string): Promise<string> {
    return this.#find(`offers?search=${encodeURIComponent(lastName)}`, lastName)
  }

  /** The address of a round of reward statements. */
  async round(status: 'DRAFT' | 'PUBLISHED'): Promise<string> {
    const { data } = (await this.client.get('/api/reward-statement-groups')).body
    const { id } = data.find((round: { status: string }) => round.status === status)
    return `/reward-statements/${id}`
  }

  /** The address of the first statement of the published round. */
  async statement(): Promise<string> {
    const round = await this.round('PUBLISHED')
    const id = round.split('/').at(-1)
    const { data } = (await this.client.get(`/api/reward-statement-groups/${id}/statements`)).body
    return `${round}/statements/${data[0].id}`
  }

  /** Id of an offer that its candidate accepted and that is no contract yet. */
  acceptedOffer(): Promise<string> {
    return this.#find('offers?status=ACCEPTED', 'accepted offer')
  }

  /** Id of the first contract that runs. */
  async contract(): Promise<string> {
    return this.#find('contracts?standing=CURRENT&perPage=1', 'contract')
  }

  /** Id of a casefile that is being prepared: the demo company's, or one of its first contract to sign. */
  async casefile(): Promise<string> {
    const { data: known } = (await this.client.get('/api/casefile?status=DRAFT')).body
    const full = known.find(({ documents }: { documents: unknown[] }) => documents.length > 0)
    if (full) return full.id
    const contractId = await this.#find('contracts?standing=TO_SIGN', 'contract to sign')
    const { id, language } = (await this.client.post('/api/casefile', { contractId })).body
    const templates = (await this.client.get('/api/document-templates')).body.data
    const meant = templates.filter(
      (template: Record<string, string>) =>
        template.language === language && template.kind !== 'OFFER_TEXT'
    )
    await this.client.post(
      `/api/casefile/${id}/add-documents`,
      meant.slice(0, 2).map((template: { id: string }) => template.id)
    )
    return id
  }

  /** Ids of two records of one person: who works here, and the same who applied under another name. */
  async sameTwice(): Promise<{ kept: string; other: string }> {
    const { data } = (await this.client.get('/api/contracts?standing=CURRENT&perPage=1')).body
    const kept: string = data[0].workerId
    const { firstName, lastName } = (await this.client.get(`/api/workers/${kept}`)).body
    const other = {
      firstName: `${firstName[0]}.`,
      lastName,
      nomFonction: 'Responsable',
      level: 'L4',
    }
    const named = encodeURIComponent(`${other.firstName} ${lastName}`)
    const known = (await this.client.get(`/api/workers?search=${named}`)).body.data
    const twin = known.find((each: { firstName: string }) => each.firstName === other.firstName)
    if (twin) return { kept, other: twin.id }
    const { id } = (await this.client.post('/api/workers', other)).body
    const phone = { version: 1, phone: '0470 12 34 56' }
    await this.client.put(`/api/workers/${id}/details`, phone)
    await this.client.post('/api/offers', { workerId: id })
    return { kept, other: id }
  }

  /** Id of the first worker with a contract that runs; what held before it is entered where nothing is known of it. */
  async workerWithHistory(): Promise<string> {
    const { data } = (await this.client.get('/api/contracts?standing=CURRENT&perPage=1')).body
    const [{ workerId, packageId }] = data
    const known = (await this.client.get(`/api/contracts?workerId=${workerId}`)).body.data
    if (known.some((each: { enteredBecause: string }) => each.enteredBecause)) return workerId
    for (const [startDateStr, salaireBrut] of PAY_BEFORE)
      await this.client.post('/api/past-contracts', {
        workerId,
        packageId,
        kind: 'OPEN_ENDED',
        startDateStr,
        salaireBrut,
        because: 'Repris du fichier du secrétariat social',
      })
    return workerId
  }

  /** The private address of the form of the first worker, without host and language. */
  async workerForm(): Promise<string> {
    const { id, email } = (await this.client.get('/api/workers?perPage=1')).body.data[0]
    const sections = ['ADMINISTRATIVE', 'SITUATION']
    await this.client.post(`/api/workers/${id}/form-link`, { sections })
    return mailed(email, /\/\w\w(\/w\/[\w-]+#[\w-]+)/g)
  }

  /** A casefile that is being signed, made once: the way there takes a minute. */
  beingSigned(): Promise<CasefileBeingSigned> {
    return (this.#signing ??= this.#sendToSign())
  }

  /** A worker with a statement and an answered question, made once. */
  portal(): Promise<WorkerWithStatement> {
    return (this.#portal ??= this.#publish())
  }

  async #publish(): Promise<WorkerWithStatement> {
    const workerId = await this.#find(`workers?search=${encodeURIComponent(READER)}`, READER)
    const { email, departmentId } = (await this.client.get(`/api/workers/${workerId}`)).body
    const companyDocumentIds = await Promise.all(
      HUNG.map(async ([name, description]) => {
        const query = new URLSearchParams({ name, description })
        const brought = await this.client.send('POST', `/api/company-documents?${query}`, {
          rawBody: madePdf({ pages: 2 }),
          headers: { 'content-type': 'application/pdf' },
        })
        return brought.body.id as string
      })
    )
    const group = await this.#done('post', 'reward-statement-groups', {
      name: 'Relevés de novembre 2026',
      statementDateStr: '2026-11-01',
      showVariableRemunerations: true,
      showPreviousContracts: true,
      audience: { department: departmentId },
      companyDocumentIds,
    })
    await this.#done('post', `reward-statement-groups/${group.id}/publications`, {
      kind: 'PUBLISH',
      version: group.version,
    })
    const path = await mailed(email, /\/\w\w(\/w\/reward\/[\w-]+)/g)
    const client = await visitor()
    await client.post('/api/worker-portal/links', { email, rememberMe: true })
    const secret = await mailed(email, /\/w\/login#([\w-]+)/g)
    await client.post('/api/worker-portal/links/use', { secret })
    const { body } = await client.post('/api/worker-portal/questions', {
      text: 'Le double pécule est-il payé avec le salaire de mai ?',
      about: 'Double pécule de vacances',
    })
    await this.#done('post', `worker-questions/${body.data[0].id}/answer`, {
      answer: 'Oui, avec le salaire de mai, sur le même compte.',
    })
    return { workerId, client, path }
  }

  async #sendToSign(): Promise<CasefileBeingSigned> {
    const { simpleAccepted, simpleMeans } = (await this.client.get('/api/signing-settings')).body
    if (!simpleAccepted) await this.#done('post', 'signing-settings/accept-simple', { simpleMeans })
    const { email: own, displayName } = (await this.client.get('/api/users')).body
    const emails = ['marc.dupont@example.test', 'ines.roux@example.test', own]
    const signers = await Promise.all(
      ['Marc Dupont', 'Inès Roux', displayName].map((name, at) =>
        this.#done('post', 'signers', { name, email: emails[at], nomFonction: 'Direction' })
      )
    )
    const contractId = await this.#find('contracts?standing=TO_SIGN', 'contract to sign')
    const { id } = await this.#done('post', 'casefile', { contractId })
    const text = { name: CONTRACT, language: 'fr', kind: 'CONTRACT', body: exampleText() }
    const template = await this.#done('post', 'document-templates', text)
    const { version } = await this.#done('post', `casefile/${id}/add-documents`, [template.id])
    const order = [
      ...signers.map((signer) => ({ signerId: signer.id, order: 1 })),
      { signerId: null, order: 2 },
    ]
    const message = 'Voici le contrat dont nous avons parlé.'
    const ready = await this.#done('put', `casefile/${id}`, { version, signers: order, message })
    const levels = ready.documents.map((document: { id: string }) => ({
      documentId: document.id,
      level: 'SIMPLE',
    }))
    await this.#done('post', `casefile/${id}/send`, { version: ready.version, levels })
    const [unsigned, signed] = [
      await mailed(emails[0], SIGNERS_LINK),
      await mailed(emails[1], SIGNERS_LINK),
    ]
    await signBy(emails[1], signed)
    return { id, unsigned, signed }
  }

  async #done(how: 'post' | 'put', path: string, content: object) {
    const { status, body, raw } = await this.client[how](`/api/${path}`, content)
    if (status >= 300) throw new Error(`${path} was refused: ${raw}`)
    return body
  }

  /** Id of the first exchange of pay for a benefit. */
  sacrifice(): Promise<string> {
    return this.#find('salary-sacrifices', 'salary sacrifice')
  }

  /** A candidate's private address, without host and language. */
  async privateLink(lastName: string): Promise<string> {
    const { url } = (await this.client.post(`/api/offers/${await this.offer(lastName)}/link`)).body
    const { pathname, hash } = new URL(url)
    return pathname.replace(/^\/\w\w/, '') + hash
  }

  async #find(path: string, what: string): Promise<string> {
    const { status, body } = await this.client.get(`/api/${path}`)
    const [first] = body.data ?? []
    if (!first) throw new Error(`The demo company has no ${what}: ${path} answered ${status}`)
    return first.id
  }
}

/** What the newest mails to somebody say there; waited for. */
async function mailed(email: string, pattern: RegExp): Promise<string> {
  const until = Date.now() + MAIL_MS
  for (;;) {
    const text = (await mailsTo(email)).map(textOf).join('\n')
    const found = [...text.matchAll(pattern)].at(-1)
    if (found) return found[1]
    if (Date.now() > until) throw new Error(`Nothing like ${pattern} was mailed to ${email}`)
    await sleep(500)
  }
}

/** Somebody opens their link, proves by a code who they are, and types their name. */
async function signBy(email: string, address: string): Promise<void> {
  const client = await visitor()
  const [, link, secret] = /\/s\/([\w-]+)#([\w-]+)/.exec(address)!
  const at = (rest: string) => `/api/out/signing/${link}/${rest}`
  await client.post(at('open'), { secret })
  await client.post(at('code'), { by: 'EMAIL' })
  const code = await mailed(email, /\b(\d{6})\b/g)
  const { body: page } = await client.post(at('confirm-code'), { code })
  const { status, raw } = await client.post(at('sign'), {
    ...agreed(page),
    typedName: page.you.name,
  })
  if (status >= 300) throw new Error(`The signature was refused: ${raw}`)
}
