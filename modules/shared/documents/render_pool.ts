import { ChildRenderer } from './child_renderer.ts'
import { DocumentError, type DocumentKind } from './document_renderer.ts'
import type { RenderRequest } from './render_protocol.ts'
import type { Sheet } from './sheet.ts'

export interface PoolOptions {
  /** Children that draw side by side. */
  size?: number
  /** A child is replaced after so many documents: whatever a native library leaks ends with its process. */
  documentsPerChild?: number
  /** The module the children run; tests give one that misbehaves. */
  entry?: URL
  /** What a child may have in use, in bytes. */
  mostMemory?: number
}

interface Waiting {
  request: RenderRequest
  timeoutMs: number
  resolve: (bytes: Buffer) => void
  reject: (error: unknown) => void
}

/**
 * Child processes that draw documents, first come, first served. Children start with the first document,
 * serve for many, and are replaced after a crash, a time-out, too much memory or `documentsPerChild`. A document that
 * failed is not tried again here: its job knows better when.
 */
export class RenderPool {
  private readonly slots: { child?: ChildRenderer; busy: boolean }[]
  private readonly queue: Waiting[] = []
  private readonly documentsPerChild: number
  private readonly entry?: URL
  private readonly mostMemory?: number
  private closed = false

  constructor({ size = 1, documentsPerChild = 500, entry, mostMemory }: PoolOptions = {}) {
    this.slots = Array.from({ length: size }, () => ({ busy: false }))
    this.documentsPerChild = documentsPerChild
    this.entry = entry
    this.mostMemory = mostMemory
  }

  /**
   * @param timeoutMs time to draw, not to wait in the line
   * @throws DocumentError
   */
  render(kind: DocumentKind, sheet: Sheet, { timeoutMs }: { timeoutMs: number }): Promise<Buffer> {
    if (this.closed)
      return Promise.reject(new DocumentError('E_RENDERER_CLOSED', 'the pool is closed'))
    return new Promise((resolve, reject) => {
      this.queue.push({ request: { kind, sheet }, timeoutMs, resolve, reject })
      this.next()
    })
  }

  /** Ends all children; documents under way and in the line are rejected with E_RENDERER_CLOSED. */
  close(): void {
    this.closed = true
    for (const { reject } of this.queue.splice(0))
      reject(new DocumentError('E_RENDERER_CLOSED', 'the pool is closed'))
    for (const slot of this.slots) slot.child?.close()
  }

  /** Process ids of the living children. */
  get pids(): number[] {
    return this.slots.flatMap(({ child }) => (child?.isAlive && child.pid ? [child.pid] : []))
  }

  private next() {
    const slot = this.slots.find(({ busy }) => !busy)
    const job = slot && this.queue.shift()
    if (slot && job) void this.serve(slot, job)
  }

  private async serve(slot: RenderPool['slots'][number], job: Waiting) {
    slot.busy = true
    if (!slot.child?.isAlive) slot.child = new ChildRenderer(this.entry, this.mostMemory)
    try {
      job.resolve(await slot.child.render(job.request, job.timeoutMs))
    } catch (error) {
      job.reject(error)
    }
    if (slot.child.served >= this.documentsPerChild || slot.child.isHeavy) slot.child.close()
    slot.busy = false
    this.next()
  }
}
