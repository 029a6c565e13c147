import type { ChildProcess } from 'node:child_process'
import { DocumentError } from './document_renderer.ts'
import { residentBytes, watchMemory } from './memory_watch.ts'
import type { RenderMessage, RenderRequest } from './render_protocol.ts'
import { moduleBeside, startChild } from './start_child.ts'

/** Reading the fonts and the templates takes half a second; a machine under load may need many times that. */
const START_TIMEOUT_MS = 30_000

/** A document of two pages with a logo and a signature of 4,000 by 4,000 pixels takes less than half of it. */
const MOST_MEMORY_BYTES = 768 * 1024 * 1024

/**
 * With so much of it in use an idle child is replaced. WebAssembly has 350 MB once it has drawn a document, and 5 MB more
 * with each, which it never gives back; the largest document takes 140 MB.
 */
const HEAVY_SHARE = 0.75

/** A child process that draws one document at a time. A dead one stays dead: open another. */
export class ChildRenderer {
  /** Documents drawn or tried. */
  served = 0
  /** The memory that it told after its last document, bytes. */
  private told = 0
  /** Why it is no longer alive. */
  private ending?: DocumentError
  private pending?: {
    resolve: (bytes: Buffer) => void
    reject: (error: DocumentError) => void
    timer: NodeJS.Timeout
  }
  private readonly child: ChildProcess
  private readonly ready: Promise<void>

  /**
   * @param entry the module the child runs; tests give one that misbehaves
   * @param mostMemory what it may have in use, in bytes, where the system tells; then it is killed
   */
  constructor(
    entry = moduleBeside(import.meta.url, 'render_child'),
    private readonly mostMemory = MOST_MEMORY_BYTES
  ) {
    this.child = startChild(entry)
    this.ready = this.untilReady()
    // The first to render learns of a failed start; until then it must not be an unhandled rejection.
    this.ready.catch(() => undefined)
    this.child.on('message', (message: RenderMessage) => this.settle(message))
    this.child.on('exit', (code, signal) =>
      this.gone(`the renderer ended (${signal ?? `code ${code}`})`)
    )
    this.child.on('error', (error) => this.gone(error.message))
  }

  get isAlive(): boolean {
    return !this.ending
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  /**
   * @param timeoutMs counted from the moment the child begins; then it is killed, for nothing else stops it
   * @throws DocumentError
   */
  async render(request: RenderRequest, timeoutMs: number): Promise<Buffer> {
    this.hold()
    let stopWatching = () => {}
    try {
      await this.ready.catch((error) => this.stop(error))
      if (this.ending) throw this.ending
      this.served += 1
      stopWatching = watchMemory(this.pid!, this.mostMemory, () => this.tooHeavy())
      return await new Promise<Buffer>((resolve, reject) => {
        const timer = setTimeout(() => this.expire(timeoutMs), timeoutMs)
        this.pending = { resolve, reject, timer }
        this.child.send(request)
      })
    } finally {
      stopWatching()
      this.release()
    }
  }

  /** Whether it has kept so much of what it drew that it is better replaced. */
  get isHeavy(): boolean {
    return this.isAlive && (residentBytes(this.pid!) ?? this.told) > this.mostMemory * HEAVY_SHARE
  }

  /** Kills the child; what it was drawing is rejected with E_RENDERER_CLOSED. */
  close(): void {
    this.stop(new DocumentError('E_RENDERER_CLOSED', 'the renderer was closed'))
  }

  private untilReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () =>
          reject(
            new DocumentError(
              'E_DOCUMENT_TIMEOUT',
              `the renderer did not start within ${START_TIMEOUT_MS} ms`
            )
          ),
        START_TIMEOUT_MS
      )
      this.child.once('message', () => {
        clearTimeout(timer)
        resolve()
      })
      this.child.once('exit', (code) => {
        clearTimeout(timer)
        reject(
          new DocumentError('E_RENDERER_CRASHED', `the renderer ended at its start (code ${code})`)
        )
      })
      this.child.once('error', (error) => {
        clearTimeout(timer)
        reject(new DocumentError('E_RENDERER_CRASHED', error.message))
      })
    })
  }

  private settle(message: RenderMessage) {
    if (message.type === 'ready') return
    const pending = this.take()
    if (message.type === 'drawn') {
      this.told = message.resident ?? 0
      pending?.resolve(Buffer.from(message.bytes))
    } else pending?.reject(new DocumentError(message.code, message.message))
  }

  private expire(timeoutMs: number) {
    this.stop(
      new DocumentError('E_DOCUMENT_TIMEOUT', `the document was not drawn within ${timeoutMs} ms`)
    )
  }

  private tooHeavy() {
    const megabytes = Math.round(this.mostMemory / 1024 / 1024)
    this.stop(new DocumentError('E_DOCUMENT_TOO_HEAVY', `the document takes over ${megabytes} MB`))
  }

  private gone(reason: string) {
    this.stop(new DocumentError('E_RENDERER_CRASHED', reason))
  }

  /** Ends the child for the first reason given; later ones are only echoes of it. */
  private stop(reason: DocumentError) {
    this.ending ??= reason
    this.take()?.reject(this.ending)
    this.child.kill('SIGKILL')
  }

  private take() {
    const { pending } = this
    if (pending) clearTimeout(pending.timer)
    this.pending = undefined
    return pending
  }

  /** An idle child must not keep a finished command running. */
  private release() {
    this.child.unref()
    this.child.channel?.unref()
  }

  private hold() {
    this.child.ref()
    this.child.channel?.ref()
  }
}
