import type { TestClient } from '#tests/helpers/client'
import { localAccount } from '#tests/helpers/hr_local'
import { packageBody } from '#tests/helpers/package_body'
import { until } from '#tests/helpers/until'

/** People of the local HR system that the pictures show, with numbers that nobody here has. */
const PEOPLE = 9
const FIRST_NUMBER = 3001
/** A name that leads nowhere: what is sent there is not taken, and the log says so. */
const RECEIVER = 'https://hooks.example.test/barema'
/** The demo company has workers only. */
const DIRECTOR = 'Administratrice déléguée'

/** What the demo company has none of, made once through its API and found again by each picture. */
export class Made {
  constructor(readonly client: TestClient) {}

  /** An HR system that is connected: the local server in the place of Officient. */
  async integration(): Promise<string> {
    const [known] = (await this.#get('integrations')).data
    if (known) return known.id
    const account = localAccount(PEOPLE, 'pictures')
    await account.begin()
    for (let at = 0; at < PEOPLE; at++)
      await account.change([at + 1], { number: String(FIRST_NUMBER + at) })
    const { fields } = account.key('officient')
    const { id, version } = await this.#post('integrations', { system: 'officient', key: fields })
    // It tells no joint committee, and a contract without one is not taken over.
    const meant = [{ field: 'commissionParitaire', from: '', to: 'BECP200' }]
    await this.#put(`integrations/${id}`, { version, meant, makesNames: true })
    return id
  }

  /** Id of a try of a synchronisation that is done: what it would add to the team. */
  async syncRun(): Promise<string> {
    const integration = await this.integration()
    const runs = (await this.#get('sync-runs')).data
    const { id } =
      runs[0] ?? (await this.#post(`integrations/${integration}/sync`, { dryRun: true }))
    await until('the people of the HR system are read', async () => {
      const { status } = await this.#get(`sync-runs/${id}`)
      return status === 'DONE'
    })
    return id
  }

  /** Id of the package of a director. */
  async director(): Promise<string> {
    const [known] = (await this.#get(`packages?search=${encodeURIComponent(DIRECTOR)}`)).data
    if (known) return known.id
    const worker = { etatCivil: 'celibataire', dirigeant: true, enfantsACharge: 1 }
    const made = packageBody({ nomFonction: DIRECTOR, worker }, { salaireBrut: 4200 })
    return (await this.#post('packages', made)).id
  }

  /** Id of a webhook address with one message in its log. */
  async webhook(): Promise<string> {
    const [known] = (await this.#get('webhooks')).data
    if (known) return known.id
    const { id } = await this.#post('webhooks', {
      url: RECEIVER,
      events: ['offer.accepted', 'contract.signed', 'worker.changed'],
      isActive: true,
    })
    await this.#post(`webhooks/${id}/test`, {})
    await until('the message was tried', async () => {
      const [message] = (await this.#get(`webhooks/${id}/deliveries`)).data
      return message?.tries > 0
    })
    return id
  }

  async #get(path: string) {
    return (await this.client.get(`/api/${path}`)).body
  }

  #post(path: string, content: object) {
    return this.#done('post', path, content)
  }

  #put(path: string, content: object) {
    return this.#done('put', path, content)
  }

  async #done(how: 'post' | 'put', path: string, content: object) {
    const { status, body, raw } = await this.client[how](`/api/${path}`, content)
    if (status >= 300) throw new Error(`${path} was refused: ${raw}`)
    return body
  }
}
