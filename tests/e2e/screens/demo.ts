import { setTimeout as sleep } from 'node:timers/promises'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { mailsTo, textOf } from '../support/mailbox.ts'

const MAIL_MS = 30_000

/** The content of the demo company, found by the names a person would look for. */
export class Demo {
  private constructor(readonly client: TestClient) {}

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

  /** Id of an offer that its candidate accepted and that is no contract yet. */
  acceptedOffer(): Promise<string> {
    return this.#find('offers?status=ACCEPTED', 'accepted offer')
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

  /** The private address of the form of the first worker, without host and language. */
  async workerForm(): Promise<string> {
    const { id, email } = (await this.client.get('/api/workers?perPage=1')).body.data[0]
    const sections = ['ADMINISTRATIVE', 'SITUATION']
    await this.client.post(`/api/workers/${id}/form-link`, { sections })
    const until = Date.now() + MAIL_MS
    for (;;) {
      const text = (await mailsTo(email)).map(textOf).join('\n')
      const found = [...text.matchAll(/\/\w\w(\/w\/[\w-]+#[\w-]+)/g)].at(-1)
      if (found) return found[1]
      if (Date.now() > until) throw new Error(`No form was mailed to ${email}`)
      await sleep(500)
    }
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
