import { signedIn, type TestClient } from '#tests/helpers/client'

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
