import type { Page } from 'playwright-core'

/** A refusal that a test provokes: its status, and a part of the address that answers it. */
export interface Expected {
  status: number
  url: string
}

/** Everything a page complains about that its test did not announce. */
export class Watch {
  readonly #complaints: string[] = []
  readonly #expected: Expected[] = []

  constructor(page: Page) {
    page.on('pageerror', (error) =>
      this.#complaints.push(`page error: ${error.stack ?? error.message}`)
    )
    page.on('console', (message) => {
      // The browser's own line about a refused request: the response itself is judged below.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
      this.#complaints.push(`console: ${message.text()}`)
    })
    page.on('response', (response) => {
      const [status, url] = [response.status(), response.url()]
      if (
        status < 400 ||
        this.#expected.some((expected) => expected.status === status && url.includes(expected.url))
      )
        return
      this.#complaints.push(`${status} ${response.request().method()} ${url}`)
    })
  }

  /** Announces a refusal that belongs to the story of the test. */
  expect(status: number, url: string): void {
    this.#expected.push({ status, url })
  }

  /** What was found and not announced; empty is good. */
  get complaints(): readonly string[] {
    return this.#complaints
  }
}
