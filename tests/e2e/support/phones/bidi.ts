import { once } from 'node:events'
import type { Driver } from './window.ts'

/** W3C WebDriver BiDi: a browser that listens itself, and says what happens in its pages. */
export class Bidi implements Driver {
  readonly #socket: WebSocket
  readonly #answers = new Map<number, PromiseWithResolvers<any>>()
  #context = ''
  #sent = 0

  private constructor(socket: WebSocket, hear: (event: string, told: any) => void) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const { id, type, method, params, result, error, message } = JSON.parse(data)
      if (type === 'event') return hear(method, params)
      const answer = this.#answers.get(id)
      this.#answers.delete(id)
      if (type === 'success') answer?.resolve(result)
      else answer?.reject(new Error(`${error}: ${message}`))
    })
  }

  /**
   * @param server `ws://127.0.0.1:1234`
   * @param hear told each of the events
   */
  static async open(
    server: string,
    events: string[],
    hear: (event: string, told: any) => void
  ): Promise<Bidi> {
    const socket = new WebSocket(`${server}/session`)
    await once(socket, 'open')
    const bidi = new Bidi(socket, hear)
    await bidi.ask('session.new', { capabilities: {} })
    await bidi.ask('session.subscribe', { events })
    const { contexts } = await bidi.ask('browsingContext.getTree', {})
    bidi.#context = contexts[0].context
    return bidi
  }

  ask(method: string, params: object): Promise<any> {
    const id = ++this.#sent
    const answer = Promise.withResolvers<any>()
    this.#answers.set(id, answer)
    this.#socket.send(JSON.stringify({ id, method, params }))
    return answer.promise
  }

  resize = (width: number, height: number, devicePixelRatio: number) =>
    this.#here('browsingContext.setViewport', { viewport: { width, height }, devicePixelRatio })

  goto = (url: string) => this.#here('browsingContext.navigate', { url, wait: 'complete' })

  execute = async (script: string): Promise<any> => {
    const { result, exceptionDetails } = await this.ask('script.callFunction', {
      functionDeclaration: `async () => JSON.stringify(await (() => { ${script} })())`,
      awaitPromise: true,
      target: { context: this.#context },
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value === undefined ? undefined : JSON.parse(result.value)
  }

  perform = async (source: object): Promise<void> => {
    await this.#here('input.performActions', { actions: [source] })
    await this.#here('input.releaseActions', {})
  }

  picture = async (): Promise<Buffer> => {
    const { data } = await this.#here('browsingContext.captureScreenshot', {})
    return Buffer.from(data, 'base64')
  }

  #here(method: string, params: object): Promise<any> {
    return this.ask(method, { context: this.#context, ...params })
  }
}
