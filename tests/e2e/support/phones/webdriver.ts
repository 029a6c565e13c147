import type { Driver } from './window.ts'

/** W3C WebDriver: a session of a browser behind the server that its makers bring, as far as the phones need it. */
export class WebDriver implements Driver {
  readonly #session: string

  private constructor(session: string) {
    this.#session = session
  }

  /** @param server `http://127.0.0.1:1234` */
  static async open(server: string, alwaysMatch: object): Promise<WebDriver> {
    const { sessionId } = await answered('POST', `${server}/session`, {
      capabilities: { alwaysMatch },
    })
    return new WebDriver(`${server}/session/${sessionId}`)
  }

  goto = (url: string): Promise<void> => answered('POST', `${this.#session}/url`, { url })

  execute = (script: string): Promise<any> =>
    answered('POST', `${this.#session}/execute/sync`, { script, args: [] })

  perform = async (source: object): Promise<void> => {
    await answered('POST', `${this.#session}/actions`, { actions: [source] })
    await answered('DELETE', `${this.#session}/actions`)
  }

  /** Of the window with its frame; what it became. */
  resize(width: number, height: number): Promise<{ width: number; height: number }> {
    return answered('POST', `${this.#session}/window/rect`, { width, height })
  }

  picture = async (): Promise<Buffer> => {
    return Buffer.from(await answered('GET', `${this.#session}/screenshot`), 'base64')
  }

  close(): Promise<void> {
    return answered('DELETE', this.#session)
  }
}

async function answered(method: string, url: string, body?: object): Promise<any> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: any }
  if (response.ok) return value
  throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`)
}
